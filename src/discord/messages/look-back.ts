import type { Period, PersonYear, ServerYear, TimeSpan } from '../../core/look-back.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import { lookBackAlt } from '../../presentation/pictures/look-back/alt.ts';
import type { ColourPart, LookBackCard } from '../../presentation/presenter/look-back-card.ts';
import { escaped } from '../../presentation/text/names.ts';
import { type Context, gameTitle } from '../context/context.ts';
import { type AnswerFile, fileOf } from '../ports/answer.ts';

/** A look back: its facts, its picture where there is one, and the same facts in words. */
export interface LookBack<Facts> {
  readonly facts: Facts;
  readonly file: AnswerFile | undefined;
  readonly told: string;
}

/** Reader of a person's look back. `askedBy: null` means everybody in the server. */
export interface LookBackReader {
  readonly askedBy: string | null;
  readonly guildId: string | null;
}

/** Makes a person's look back for a reader. Refused if the reader may not see the person's statistics. */
export async function personLookBack(
  context: Context,
  personId: string,
  period: Period,
  reader: LookBackReader,
): Promise<Result<LookBack<PersonYear>, Refusal>> {
  const { lookBacks } = context.table;
  const [span, found] = [lookBacks.span(period), await lookBacks.ofPerson(personId, period, reader)];
  if (!span.ok) return span;
  if (!found.ok) return found;
  const facts = found.value;
  const shared = { ...basis(context, period, span.value, facts, facts.rating), name: facts.name };
  const colours = coloursIn(context, facts);
  return accept({ facts, ...(await shown(context, { ...shared, kind: 'person', facts, colours })) });
}

/**
 * Makes a server's look back, without people who keep their statistics private. There is no picture where no game that counts
 * ended in the period.
 */
export async function serverLookBack(
  context: Context,
  guildId: string,
  period: Period,
): Promise<Result<LookBack<ServerYear>, Refusal>> {
  const { lookBacks } = context.table;
  const [span, found] = [lookBacks.span(period), await lookBacks.ofServer(guildId, period)];
  if (!span.ok) return span;
  if (!found.ok) return found;
  const facts = found.value;
  const name = context.guilds.serverName(guildId) ?? null;
  const shared = { ...basis(context, period, span.value, facts, facts.bestScore), name };
  return accept({ facts, ...(await shown(context, { ...shared, kind: 'server', facts })) });
}

function basis(
  context: Context,
  period: Period,
  span: TimeSpan,
  { played }: Pick<PersonYear, 'played'> | Pick<ServerYear, 'played'>,
  of: { readonly game: string; readonly category: string } | null,
) {
  const { presenters, language } = context;
  const kind = of && presenters[of.game]?.(language).category?.(of.category);
  const title = of ? gameTitle(context, of.game) : '';
  return {
    ...{ period, span },
    titles: Object.fromEntries(played.map(({ game }) => [game, gameTitle(context, game)])),
    category: kind ? `${title} · ${kind}` : title,
  };
}

function coloursIn({ presenters, language }: Context, { colours }: PersonYear): readonly ColourPart[] {
  const presenter = colours && presenters[colours.game]?.(language);
  const known = (colours?.pieces ?? []).flatMap(({ colour, pieces }) => {
    const named = presenter?.colour?.(colour);
    return named ? [{ ...named, pieces }] : [];
  });
  const all = known.reduce((sum, { pieces }) => sum + pieces, 0);
  return known.map(({ pieces, ...named }) => ({ ...named, share: pieces / all }));
}

/** Paints the card, and puts it into words. The picture is the same whichever game's presenter paints it. */
async function shown(
  context: Context,
  card: LookBackCard,
): Promise<Pick<LookBack<unknown>, 'file' | 'told'>> {
  const { presenters, language } = context;
  const told = escaped(lookBackAlt(card, language));
  const painter = card.facts.played.find(({ game }) => presenters[game])?.game;
  if (painter === undefined) return { file: undefined, told };
  const name = card.period.kind === 'year' ? `year-${card.period.year}` : `months-${card.period.months}`;
  const picture = await presenters[painter]?.(language).lookBack?.(card, `${name}.png`);
  return { file: picture && fileOf(picture), told };
}
