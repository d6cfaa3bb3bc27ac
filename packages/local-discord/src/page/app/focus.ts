/**
 * Returns true where the focus is inside the element. Call this function before a render, since a render can lose the focus.
 */
export const holdsFocus = (element: Element): boolean => element.contains(document.activeElement);

/** Returns true where the focus was lost: no element has it, or only the page's body, or a disabled or hidden control. */
export const focusIsLost = (): boolean => {
  const { activeElement: element } = document;
  return element === null || element === document.body || element.matches(':disabled, [hidden] *');
};

/** Moves the focus to the composer, for use where no nearer element can take the focus. */
export const focusComposer = (): void => {
  document.querySelector<HTMLElement>('slash-composer .line-input')?.focus();
};
