import type { PageWay } from '../protocol.ts';

export function paragraph(words: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = words;
  return element;
}

/**
 * Lays buttons side by side.
 * @param kind `others`, `kinds`: in one line, which a finger scrolls; `asked`: only while the things for which they stand are
 * off the screen; `last`: always on the screen
 */
export function row(
  buttons: readonly HTMLElement[],
  kind: 'others' | 'asked' | 'kinds' | 'last' | '' = '',
): HTMLElement {
  const element = document.createElement('div');
  element.className = `row ${kind}`;
  element.append(...buttons);
  return element;
}

/** Makes a button. The focus returns to the button with the same name after each new picture. */
export function button(
  { name, label, kind }: Pick<PageWay, 'name' | 'label'> & { readonly kind: string },
  press: (event: MouseEvent) => void,
): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `way ${kind}`;
  element.dataset.way = name;
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}
