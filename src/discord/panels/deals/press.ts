import { streetOf } from '../../../core/days.ts';
import { grammar } from '../../../stage/language/grammar.ts';
import { plain, safeName } from '../../../stage/names.ts';
import type { DealPage } from '../../../table/deals/page.ts';
import type { Match } from '../../../table/match/types.ts';
import { buttonRows } from '../../buttons/components.ts';
import { type DealDeed, dealButton, isArchive, isDealDeed } from '../../buttons/deal-ids.ts';
import { refused, seatIn } from '../../buttons/seat.ts';
import { gameTitle, type Room, roomIn } from '../../context/room.ts';
import { firstLines, fitted, MAX_CONTENT } from '../../context/text.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, done, fileOf, turnedAway } from '../../ports/answer.ts';
import { handlers, type Press } from '../handlers.ts';
import { panel } from '../panel.ts';
import { archive } from './archive.ts';
import { cardOf, dealCommand, dealName, dealPage, starsOf } from './page.ts';

const SQUARES = ['⬜', '🟨', '🟧', '🟦'] as const;

/** Handles a button of a deal's page: its id names the deal, and the person is the presser. */
async function dealPress(anyRoom: Room, visit: Visit, dealId: string, deed: string): Promise<Answer> {
  if (!isDealDeed(deed)) return turnedAway(anyRoom.words.errors.strangeButton);
  const found = await anyRoom.table.deals.page(dealId, visit.person, visit.guildId);
  if (!found.ok) return refused(anyRoom, found.refusal);
  const page = found.value;
  const room = roomIn(anyRoom, anyRoom.language, page.deal.game);
  return carriedOut(room, visit, page, deed);
}

function carriedOut(room: Room, visit: Visit, page: DealPage, deed: DealDeed): Promise<Answer> | Answer {
  switch (deed) {
    case 'page':
      return dealPage(room, visit, page.deal.id);
    case 'play':
      return playDeal(room, visit, page.deal.id, 'on');
    case 'anew':
      return playDeal(room, visit, page.deal.id, 'anew');
    case 'show':
      return show(room, visit, page);
    case 'text':
      return asText(room, page);
    case 'rounds':
      return rounds(room, page);
    case 'way':
      return way(room, visit, page);
    case 'proof':
      return proof(room, visit, page);
  }
}

/** Handles the other buttons: the archive's, today's deal, a new challenge. */
async function dealsPress({
  room: anyRoom,
  visit,
  id: { match: game },
  args: [what, page],
  chosen: [chosen],
}: Press<'deals'>): Promise<Answer> {
  if (!Object.hasOwn(anyRoom.games, game)) return turnedAway(anyRoom.words.errors.strangeButton);
  const room = roomIn(anyRoom, anyRoom.language, game);
  if (what === 'today') return dealPage(room, visit, { today: game });
  if (what === 'new') return newChallenge(room, visit, game);
  if (!isArchive(what)) return turnedAway(room.words.errors.strangeButton);
  if (page !== undefined) return archive(room, visit, game, what, page);
  return chosen === undefined ? archive(room, visit, game, what, 0) : dealPage(room, visit, chosen);
}

/** Makes a new challenge, which its maker plays first. */
export async function newChallenge(room: Room, visit: Visit, game: string): Promise<Answer> {
  const made = await room.table.deals.challenge(game, visit.person);
  if (!made.ok) return refused(room, made.refusal);
  const deal = { kind: 'challenge', game, id: made.value } as const;
  return dealPage(room, visit, made.value, room.words.deals.giveCode(dealCommand(deal)));
}

/** Makes a challenge from the deal of a solo game that has ended, which is no secret any more. */
async function dare(room: Room, visit: Visit, matchId: string): Promise<Answer> {
  const made = await room.table.deals.challengeFrom(matchId, visit.person);
  if (!made.ok) return refused(room, made.refusal);
  const { id, fresh } = made.value;
  return dealPage(room, visit, id, fresh ? room.words.deals.otherDeal : undefined);
}

async function playDeal(room: Room, visit: Visit, id: string, go: 'on' | 'anew'): Promise<Answer> {
  const begun = await room.table.deals.begin(id, visit.person, go, visit.guildId);
  if (!begun.ok) return refused(room, begun.refusal);
  return goOn(room, visit, begun.value);
}

/** Shows the panel of a match that is played in private, or its result. @param remark above it */
async function goOn(room: Room, visit: Visit, match: Match, remark?: string): Promise<Answer> {
  const seated = seatIn(room, match, visit);
  if (!seated.ok) return refused(room, seated.refusal, match);
  if (match.status === 'running') return panel(room, seated.value, [], { ...(remark && { remark }) });
  const played = await room.table.deals.playedAt(match.id);
  if (!played) return refused(room, { code: 'table/over', with: {} }, match);
  return dealPage(room, visit, played.dealId, remark);
}

/**
 * Goes on in the answer to a move in a match that is played in private, since no public board does. @param answer that of
 * the move's handler
 */
export async function goOnAlone({ room, visit, id }: Press, answer: Answer): Promise<Answer> {
  const acts = id.verb === 'do';
  const undoes = (id.verb === 'undo' || id.verb === 'ask') && answer.done;
  const match = acts || undoes ? await room.table.get(id.match) : undefined;
  if (!match || (acts && match.status !== 'over')) return answer;
  return goOn(room, visit, match, answer.content);
}

/** Posts the card in the channel; it reveals nothing of the deal. */
async function show(room: Room, visit: Visit, page: DealPage): Promise<Answer> {
  const { first, ownBest, deal } = page;
  const shown = first ?? ownBest;
  if (!shown) return refused(room, { code: 'table/deal-unplayed', with: {} });
  const able = await room.table.shares(shown.matchId, visit.person.id);
  if (!able.ok) return refused(room, able.refusal);
  const language = visit.guildId === null ? room.language : await room.serverLanguage(visit.guildId);
  const here = roomIn(room, language, deal.game);
  const file = await cardOf(here, page);
  const said = here.words.deals.postedBy(`**${safeName(visit.person.name, language)}**`, dealCommand(deal));
  const text = `${said}\n${textOf(here, page)}`;
  return {
    ...done(room.words.deals.posted),
    rows: backTo(room, page),
    aloud: file ? said : text,
    ...(file && { aloudFile: file }),
  };
}

/** Writes the result as text to share: squares for the rounds, the points and the streak, but nothing of the deal. */
function textOf(room: Room, page: DealPage): string {
  const { deals } = room.words;
  const { deal, first, ownBest, results, streak } = page;
  const shown = first ?? ownBest;
  const great = room.games[deal.game]?.soloDeal?.great ?? 1;
  const levels = streetOf(shown?.course ?? [], great);
  const par = results?.par ? results.par.points : undefined;
  const stars = results?.par && shown ? starsOf(results.par, shown.points) : undefined;
  const title = gameTitle(room, deal.game);
  return [
    `${title} · ${dealName(room, deal)} · ${plain(deals.result(shown?.points ?? 0))}${par === undefined ? '' : ` (${deals.textPar(par)})`}`,
    levels.map(level => SQUARES[level]).join(''),
    ...(stars ? ['⭐'.repeat(stars[0]) + '☆'.repeat(stars[1] - stars[0])] : []),
    ...(streak && streak.days > 1 && deal.isOn ? [`🔥 ${streak.days}`] : []),
  ].join('\n');
}

function asText(room: Room, page: DealPage): Answer {
  if (!page.first && !page.ownBest) return refused(room, { code: 'table/deal-unplayed', with: {} });
  return {
    content: [room.words.deals.textHint, '```', textOf(room, page), '```'].join('\n'),
    rows: backTo(room, page),
  };
}

const backTo = (room: Room, { deal }: DealPage) =>
  buttonRows([dealButton(deal.id, 'page', room.words.deals.back)]);

/** Lines in a picture; more would be hard to tell apart. */
const LINES = 4;

/** Shows the person's own course beside the par's and others'. */
async function rounds(room: Room, page: DealPage): Promise<Answer> {
  const { deals } = room.words;
  const { deal, first, ownBest, results } = page;
  const own = first ?? ownBest;
  if (!own || !results) return refused(room, { code: 'table/deal-unplayed', with: {} });
  const others = results.table.filter(row => !row.own && row.course.length > 0);
  const lines = [
    { name: deals.you, course: own.course },
    ...(results.par ? [{ name: deals.strong, course: results.par.course }] : []),
    ...others.map(({ name, course }) => ({ name: safeName(name, room.language), course })),
    ...(results.best && !results.best.own ? [{ name: deals.found, course: results.best.course }] : []),
  ].slice(0, LINES);
  const presenter = room.presenters[deal.game]?.(room.language);
  const picture = await presenter?.dealRace?.(lines, `${deal.id.replace('.', '-')}-rounds.png`);
  const told = lines.map(({ name, course }) => grammar(room.language).labelled(name, course.join(' ')));
  return {
    content: fitted([deals.roundsTitle, ...(picture ? [] : told)].join('\n')),
    rows: backTo(room, page),
    ...(picture && { file: fileOf(picture) }),
  };
}

/** Shows the best known line of play, step by step. */
async function way(room: Room, visit: Visit, page: DealPage): Promise<Answer> {
  const { deals } = room.words;
  const found = await room.table.deals.way(page.deal.id, visit.person);
  if (!found.ok) return refused(room, found.refusal);
  const { steps, points, strong } = found.value;
  const presenter = room.presenters[page.deal.game]?.(room.language);
  const rows = steps.map(({ action, view, score }, at) => {
    const deed = presenter?.deed(action, view) ?? '';
    return score === (steps[at - 1]?.score ?? 0) ? deed : `${deed} → ${score}`;
  });
  const head = [deals.wayTitle(points), ...(strong ? [`-# ${deals.parWay}`] : [])];
  const numbered = rows.map((row, at) => `${at + 1}. ${row}`);
  return { content: firstLines([...head, ...numbered], MAX_CONTENT), rows: backTo(room, page) };
}

/** Shows seed and salt of a day that is over, and the person's own record to compare them with. */
async function proof(room: Room, visit: Visit, page: DealPage): Promise<Answer> {
  const { deals, ending } = room.words;
  const { deal, first, ownBest } = page;
  const { commitment, seed, salt } = deal.proof;
  if (seed === undefined || salt === undefined)
    return refused(room, { code: 'table/deal-open', with: { until: deal.closesAt ?? 0 } });
  const done = first ?? ownBest;
  const seat =
    done &&
    (await room.table.get(done.matchId).then(match => match && room.table.seatOf(match, visit.person.id)));
  const record =
    done && seat !== undefined ? await room.table.archive.recordFor(done.matchId, seat) : undefined;
  const name = `${deal.id.replace('.', '-')}.json`;
  return {
    content: [deals.sealed(commitment), deals.proofTold(seed, salt), deals.proofHow].join('\n'),
    rows: backTo(room, page),
    ...(record?.ok && { file: { name, data: Buffer.from(record.value), alt: ending.recordFile } }),
  };
}

export const presses = handlers({
  deal: ({ room, visit, id, args: [deed] }) => dealPress(room, visit, id.match, deed),
  deals: dealsPress,
  dare: ({ room, visit, id }) => dare(room, visit, id.match),
});
