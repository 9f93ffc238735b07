/**
 * Runs in a page before anything else and counts what the engine's threads were asked and have not answered: `window.__asked`.
 * Plain JavaScript in a string, as all that runs there first.
 */
export const WATCH_ENGINE = `(() => {
  if (window !== window.top || window.__asked !== undefined) return;
  window.__asked = 0;
  const Thread = window.Worker;
  window.Worker = class extends Thread {
    #open = new Set();
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (this.#open.delete(data?.id)) window.__asked -= 1;
      });
    }
    postMessage(message, ...more) {
      if (typeof message?.id === 'number') {
        this.#open.add(message.id);
        window.__asked += 1;
      }
      super.postMessage(message, ...more);
    }
    terminate() {
      window.__asked -= this.#open.size;
      this.#open.clear();
      super.terminate();
    }
  };
})();`;
