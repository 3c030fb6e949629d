import { startAgain } from "./start-again";

/** Replaces the page with the message that it could not start. index.html contains the message. */
export function showFailure(error: unknown): void {
  const words = document.querySelector<HTMLTemplateElement>("#failure");
  const message = words ? document.importNode(words.content, true) : new DocumentFragment();
  const reason = message.querySelector("code");
  if (reason) reason.textContent = error instanceof Error ? error.message : String(error);
  message.querySelector("button")?.addEventListener("click", startAgain);
  document.querySelector("#app")?.replaceChildren(message);
}
