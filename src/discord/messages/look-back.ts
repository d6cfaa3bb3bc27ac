import type { Period, PersonYear, ServerYear, TimeSpan } from '../../core/look-back.ts';
import type { Refusal, Result } from '../../core/result.ts';
import { accept } from '../../core/result.ts';
import type { ColourPart, LookBackCard } from '../../stage/look-back-card.ts';
import { type Context, gameTitle } from '../context/context.ts';
import { type AnswerFile, fileOf } from '../ports/answer.ts';

/** A look back: its facts, and its picture where there is one. */
export interface LookBack<Facts> {
  readonly facts: Facts;
  readonly file: AnswerFile | undefined;
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
  const card = { ...basis(context, period, span.value, facts, facts.rating), name: facts.name };
  return accept({
    facts,
    file: await painted(context, { ...card, kind: 'person', facts, colours: coloursIn(context, facts) }),
  });
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
  const card = { ...basis(context, period, span.value, facts, facts.bestScore), name };
  return accept({ facts, file: await painted(context, { ...card, kind: 'server', facts }) });
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

/** Paints the card. The picture is the same whichever game's presenter paints it. */
async function painted(context: Context, card: LookBackCard): Promise<AnswerFile | undefined> {
  const { presenters, language } = context;
  const painter = card.facts.played.find(({ game }) => presenters[game])?.game;
  if (painter === undefined) return undefined;
  const name = card.period.kind === 'year' ? `year-${card.period.year}` : `months-${card.period.months}`;
  const picture = await presenters[painter]?.(language).lookBack?.(card, `${name}.png`);
  return picture && fileOf(picture);
}
