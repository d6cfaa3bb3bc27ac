import { SlashCommandStringOption } from '@discordjs/builders';
import { LONGEST_TEXT, type Subcommand, type Typed } from '../context/command.ts';

interface LongText {
  readonly option: string;
  readonly characters: number;
  readonly longest: number;
}

function longestOf({ definition }: Pick<Subcommand, 'definition'>, name: string): number {
  const option = definition.options.find(
    each => each instanceof SlashCommandStringOption && each.name === name,
  );
  return (option instanceof SlashCommandStringOption ? option.max_length : undefined) ?? LONGEST_TEXT;
}

/**
 * Finds a text that is longer than its option allows. Discord's own client does not check the length while it asks for
 * suggestions, and other programs never check it.
 */
export function longText(subcommand: Pick<Subcommand, 'definition'>, typed: Typed): LongText | undefined {
  for (const [option, text] of Object.entries(typed)) {
    if (typeof text !== 'string') continue;
    const longest = longestOf(subcommand, option);
    const characters = text.length > longest ? [...text].length : text.length;
    if (characters > longest) return { option, characters, longest };
  }
  return undefined;
}
