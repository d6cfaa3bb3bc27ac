/** Whether the focus is in here; asked before something is drawn anew. */
export const holdsFocus = (element: Element): boolean => element.contains(document.activeElement);

/** Whether the focus was drawn away: it fell to the page's body, or is on a control that takes no more keys. */
export const focusIsLost = (): boolean => {
  const { activeElement: element } = document;
  return element === null || element === document.body || element.matches(':disabled, [hidden] *');
};

/** To where one types, for want of a nearer place. */
export const focusComposer = (): void => {
  document.querySelector<HTMLElement>('slash-composer .line-input')?.focus();
};
