/** Files that name the version of the bot's image. `npm run docs` writes the version of package.json into them. */
export const VERSIONED = ['docs/deploy/compose.yaml', 'docs/deploy/kubernetes.yaml'] as const;

const IMAGE = /(image: (?:[\w.-]+\/)*boardgames-bot)(?::[\w.-]+)?$/gm;

/** Returns the text with this version in each name of the bot's image. Throws if there is no such name. */
export function withVersion(text: string, version: string): string {
  if (text.search(IMAGE) < 0) throw new Error('no image of the bot is named');
  return text.replaceAll(IMAGE, `$1:${version}`);
}
