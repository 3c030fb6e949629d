import "../styles/index.css";
import "./editor";
import init from "../pkg/robotscope_www.js";

try {
  await init();
} catch (error) {
  console.error(error);
  showFailure(error);
}

/** Says in place of the page why there is none. */
function showFailure(error: unknown): void {
  const reason = document.createElement("code");
  reason.textContent = error instanceof Error ? error.message : String(error);
  const message = document.createElement("p");
  message.className = "boot";
  message.setAttribute("role", "alert");
  message.append(
    "robotscope could not start. Reload the page; if that does not help, try a current browser with WebAssembly turned on. ",
    reason,
  );
  document.querySelector("#app")?.replaceChildren(message);
}
