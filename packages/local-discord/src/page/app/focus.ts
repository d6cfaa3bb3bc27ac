/**
 * Returns true where the focus is inside the element. Call it before the element renders, since rendering can lose the
 * focus.
 */
export const holdsFocus = (element: Element): boolean => element.contains(document.activeElement);

/** Returns true where the focus was lost: it is on the page's body, or on a control that takes no keys any more. */
export const focusIsLost = (): boolean => {
  const { activeElement: element } = document;
  return element === null || element === document.body || element.matches(':disabled, [hidden] *');
};

/** Moves the focus to the composer, where no nearer element can take it. */
export const focusComposer = (): void => {
  document.querySelector<HTMLElement>('slash-composer .line-input')?.focus();
};
