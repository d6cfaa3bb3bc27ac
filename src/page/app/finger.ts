/** Time in milliseconds and distance in CSS pixels within which two taps of a finger are one double tap. */
const DOUBLE = { ms: 400, px: 40 };

/** The last tap on the page. A button can appear under a finger between the two taps of a double tap. */
export class Finger {
  #last: MouseEvent | undefined;

  constructor() {
    addEventListener('click', tap => {
      this.#last = tap;
    });
  }

  /** Returns true where a press is the second tap of a double tap. A press of a key never is. */
  isSecondTap(press: MouseEvent): boolean {
    const last = this.#last;
    if (!last || press.detail === 0) return false;
    const distance = Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY);
    return press.timeStamp - last.timeStamp < DOUBLE.ms && distance < DOUBLE.px;
  }
}
