/** Returns true where the focus is inside. Ask before a redraw. */
export const holdsFocus = (element: Element): boolean => element.contains(document.activeElement);

/** Returns true where the focus was lost: it is on the page's body, or on a control that takes no more keys. */
export const focusIsLost = (): boolean => {
  const { activeElement: element } = document;
  return element === null || element === document.body || element.matches(':disabled, [hidden] *');
};

/** Moves the focus to the composer, for lack of a nearer place. */
export const focusComposer = (): void => {
  document.querySelector<HTMLElement>('slash-composer .line-input')?.focus();
};
