const COLOURS = ['#3b6fd4', '#b0493a', '#2f7d57', '#7d4bb0', '#a8620f', '#1f7a8c', '#a83e72', '#5c6470'];

const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.codePointAt(0)};`);

/** Returns a person's avatar as SVG: a colour by the index in the list of people, and the first letter of the name. */
export function avatarOf(name: string, index: number): string {
  const colour = COLOURS[index % COLOURS.length];
  const [letter = '?'] = name.toUpperCase();
  return svg(
    `<rect width="80" height="80" fill="${colour}"/><circle cx="66" cy="14" r="30" fill="#ffffff" opacity=".12"/>` +
      `<text x="40" y="54" text-anchor="middle" font-family="system-ui, sans-serif" font-size="38" font-weight="600" fill="#fff">${escaped(letter)}</text>`,
  );
}

export const BOT_AVATAR = svg(
  '<rect width="80" height="80" fill="#23507a"/><rect x="18" y="26" width="44" height="34" rx="10" fill="#f3ead9"/>' +
    '<path d="M40 26v-9" stroke="#f3ead9" stroke-width="4"/><circle cx="40" cy="14" r="5" fill="#e8a33d"/>' +
    '<circle cx="31" cy="41" r="5" fill="#23507a"/><circle cx="49" cy="41" r="5" fill="#23507a"/>' +
    '<path d="M32 51q8 5 16 0" stroke="#23507a" stroke-width="3" fill="none" stroke-linecap="round"/>',
);

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" role="img">${inside}</svg>`;
}
