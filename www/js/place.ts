import { pictureOf } from "./picture";

/** A promise, and what has it resolved as soon as the browser has painted. */
function painting(): [done: Promise<void>, begin: () => void] {
  let tell: () => void;
  const done = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const begin = () => {
    // Of what is larger than all before it some browsers tell when it is on the screen.
    if (PerformanceObserver.supportedEntryTypes.includes(PAINTED))
      new PerformanceObserver(tell).observe({ type: PAINTED });
    // Else it is there after some frames; where nobody looks there are none.
    setTimeout(tell, 1000);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell, 50)));
  };
  return [done, begin];
}

const PAINTED = "largest-contentful-paint";
const [answered, answerIsShown] = painting();
const [placed, pageIsShown] = painting();

/** `answered` resolves when the user can read the answer, `placed` when the page has taken its place. */
export { answered, placed };

/**
 * Shows the answer, which the page has made out of sight, and the URL that it is for, in the picture that index.html shows until all else has been made,
 * if that has none.
 */
export function showAnswer(url: string | undefined): void {
  if (!isAnswerMissing()) return;
  const field = document.querySelector<HTMLInputElement>(".first #url");
  if (field && url !== undefined) {
    field.value = url;
    field.classList.add("own");
  }
  const [answer, place] = [document.querySelector("#results > .answers"), document.querySelector(".first .answers")];
  if (answer && place) place.replaceChildren(picture("told", answer));
  // What became of the link, or the draft.
  const opened = document.querySelector("#page > .share-opened");
  if (opened) document.querySelector(".opened-place")?.replaceWith(picture("share-opened", opened));
  answerIsShown();
}

/** Calls back once the browser has painted the answer of a link or a draft, or at once where index.html has an answer. */
export function whenShown(tell: () => void): void {
  if (isAnswerMissing()) void answered.then(tell);
  else tell();
}

function picture(name: string, of: Element): Element {
  const whole = document.createElement("div");
  whole.className = name;
  whole.append(...pictureOf(of));
  return whole;
}

/** Whether only the engine has the answer: of a link, or a draft (first.ts). */
export const isAnswerMissing = (): boolean => document.documentElement.dataset.first === "kept";

/** Puts the page, which is made out of sight, in the place of the picture. */
export function takePlace(): void {
  const page = document.querySelector("#page");
  while (page?.previousElementSibling) page.previousElementSibling.remove();
  page?.removeAttribute("hidden");
  pageIsShown();
}
