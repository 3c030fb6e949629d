/** The popup or the side panel of the extension, in any browser. */
export class View {
  /** Evaluates a JavaScript expression. If its value is a promise, awaits it. @param {string} expression @returns {Promise<any>} */
  evaluate(expression) {
    throw new Error(`a subclass must evaluate ${expression}`);
  }

  /** Waits for an element. @param {string} selector */
  async wait(selector) {
    try {
      await until(selector, () => this.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`));
    } catch (error) {
      throw new Error(`${error.message}\n${await this.text()}`);
    }
  }

  text = () => this.evaluate("document.body.innerText");

  /** Returns the answer for a crawler. @param {string} crawler @returns {Promise<{ state: string, text: string, lines: string[] }>} */
  pin(crawler) {
    return this.evaluate(`(() => {
      const pin = document.querySelector('[data-crawler="${crawler}"]');
      const lines = [...pin.querySelectorAll(".lines li")].map((line) => line.innerText);
      return { state: pin.dataset.state, text: pin.innerText, lines };
    })()`);
  }

  /** Returns the comparison with the open page. @returns {Promise<{ sentences: string[], lines: string[] }>} */
  comparison() {
    return this.evaluate(`(() => {
      const texts = (selector) => [...document.querySelectorAll(".rendered " + selector)].map((one) => one.innerText);
      return { sentences: texts("p"), lines: texts("li") };
    })()`);
  }

  /** Returns the milliseconds from the click until the texts arrived, and until the answer appeared. */
  async times() {
    const time = (/** @type {string} */ mark) =>
      this.evaluate(`performance.getEntriesByName("${mark}").at(-1).startTime`);
    return { texts: await time("texts"), answer: await time("answer") };
  }

  close = () => this.evaluate("window.close()");
}

/**
 * Calls `ask` repeatedly until its answer is truthy. Fails after 15 seconds.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} ask
 * @returns {Promise<NonNullable<T>>}
 */
export async function until(what, ask) {
  const end = Date.now() + 15_000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited 15 seconds for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
