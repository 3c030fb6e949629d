import "../styles/index.css";
import "./appearance";
import "./editor";
import init from "../pkg/robotscope_www.js";
import { prepareLanguage } from "./languages";
import { keepForOffline } from "./offline";
import { startAfresh, watchForPanics } from "./panic";

try {
  watchForPanics();
  await prepareLanguage();
  await init();
  void keepForOffline();
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
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = "Start afresh, without the texts that were kept";
  again.addEventListener("click", startAfresh);
  const afresh = document.createElement("p");
  afresh.className = "boot";
  afresh.append(again);
  document.querySelector("#app")?.replaceChildren(message, afresh);
}
