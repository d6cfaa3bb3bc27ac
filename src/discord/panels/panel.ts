import type { AnyGame } from '../../core/game.ts';
import { agreeing, type MenuQuestion, type Offer, offers, openQuestions, worthTo } from '../../stage/menu.ts';
import type { AnyPresenter, Piece } from '../../stage/presenter.ts';
import { type Answer, type ComponentRow, fileOf } from '../answer.ts';
import { namesOf } from '../people.ts';
import { gameOf, type Room } from '../room.ts';
import { type Button, buttonRows, OPTIONS_IN_A_SELECT, type SelectOption, selectRow } from './components.ts';
import type { ButtonVerb, CustomId } from './custom-id.ts';
import { asPicked, digest, fieldLetter, type Picks, packPicks } from './picks.ts';
import { gain } from './points.ts';
import { proposal } from './proposal.ts';
import { sealedBy, turnedDown } from './sealed.ts';
import { refused, type SeatedPerson } from './seat.ts';

export interface PanelOptions {
  /** The page of the select; 0 is the first. */
  readonly page?: number;
  /** The field to ask for first. */
  readonly ask?: string;
  /** Said above the question. */
  readonly remark?: string;
}

/** What a panel needs to know while it is made. */
interface PanelParts {
  readonly room: Room;
  readonly game: AnyGame;
  readonly presenter: AnyPresenter;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly picks: Picks;
  worth(action: unknown): number | undefined;
  id(verb: ButtonVerb, kept: Picks, before?: readonly string[]): CustomId;
}

/** A value as a select's option: Discord takes 100 characters. */
const optionValue = (value: string): string => (value.length > 100 ? digest(value) : value);

/**
 * The private panel of an action: a question at a time, then what it would bring and the button that does it. All
 * that it knows stands in its custom ids. Refused where nothing legal agrees with the picks.
 */
export async function panel(
  room: Room,
  seating: SeatedPerson,
  picks: Picks,
  options: PanelOptions = {},
): Promise<Answer> {
  const { match, seat } = seating;
  const { game, presenter } = gameOf(room, match);
  const legal = match.position.legal(seat);
  const [first, ...others] = agreeing(game, legal, asPicked(picks));
  if (first === undefined) {
    if (picks.length > 0 && legal.length > 0) return panel(room, seating, [], options);
    return refused(room, { code: 'table/not-to-act', with: { seats: match.position.toAct } }, match);
  }
  const view = match.position.view(seat);
  const desk: PanelParts = {
    room,
    game,
    presenter,
    view,
    legal,
    picks,
    worth: worthTo(game, view, seat),
    id: (verb, kept, before = []) =>
      packPicks(game, legal, kept, args => ({
        match: match.id,
        rev: match.rev,
        verb,
        args: [...before, ...args],
      })),
  };
  const [kind, ...parts] = summary(desk, first);
  const sealed = await sealedBy(room, seating);
  const head = [options.remark, sealed?.told ?? (await turnedDown(room, seating)), kind];
  const open = others.length === 0 ? [] : openQuestions(game, legal, asPicked(picks));
  const asked = open.find(({ field }) => field === options.ask) ?? open[0];
  if (!asked) return proposal(room, seating, first, head, parts, ways(desk));
  const out = asked === open[0] ? '' : fieldLetter(game, legal, asked.field);
  const marks = piecesOf(desk, asked);
  const found = offers(game, legal, asPicked(picks), asked.field, desk.worth);
  const pages = marks ? 1 : Math.ceil(found.length / OPTIONS_IN_A_SELECT);
  const page = Math.min(Math.max(0, options.page ?? 0), pages - 1);
  const turning: Button[] =
    pages > 1
      ? [
          {
            label: `◀ ${room.words.panel.earlier}`,
            id: desk.id('page', picks, [`<${(page + pages - 1) % pages}${out}`]),
          },
          {
            label: `${room.words.panel.more(page + 1, pages)} ▶`,
            id: desk.id('page', picks, [`>${(page + 1) % pages}${out}`]),
          },
        ]
      : [];
  const names = namesOf(match, room.language);
  const fileName = `${match.game}-${match.id}-${match.rev}-choice.png`;
  const stands = sealed && sealedValue(desk, sealed.action, asked.field);
  const picture = await presenter.asking?.(view, names, asked.field, stands, fileName);
  const shown = found.slice(page * OPTIONS_IN_A_SELECT, (page + 1) * OPTIONS_IN_A_SELECT);
  return {
    content: [...head, ...parts, presenter.question(asked.field)].filter(Boolean).join('\n'),
    rows: [
      marks ? marking(desk, asked, marks, stands) : choosing(desk, asked, shown, stands),
      ...buttonRows([...turning, ...ways(desk), ...beginnings(desk, asked, open)]),
    ],
    ...(picture && { file: fileOf(picture) }),
  };
}

/** A field's value in an action that agrees with what is picked. */
function sealedValue({ game, picks }: PanelParts, action: unknown, field: string): string | undefined {
  const values = asPicked(game.fields(action));
  return picks.every(([name, value]) => values[name] === value) ? values[field] : undefined;
}

/** What is picked: the kind of action, then its parts. */
function summary({ game, presenter, view, picks }: PanelParts, action: unknown): readonly string[] {
  const picked = asPicked(picks);
  const [kind, ...parts] = game
    .fields(action)
    .flatMap(([field, value]) => (Object.hasOwn(picked, field) ? [{ field, value }] : []))
    .map(({ field, value }) => ({
      name: presenter.fieldName?.(field) ?? field,
      label: presenter.value(field, value, view),
    }));
  if (!kind) return [];
  return [`**${kind.label}**`, ...parts.map(({ name, label }) => `${name}: ${label}`)];
}

const ways = ({ room, id, picks }: PanelParts): readonly Button[] =>
  picks.length > 1
    ? [
        { label: room.words.panel.back, id: id('back', picks.slice(0, -1)) },
        { label: room.words.panel.startOver, id: id('over', picks.slice(0, 1)) },
      ]
    : [];

/** At the first step one may begin with any part of the action. */
function beginnings(
  { room, game, presenter, legal, picks, id }: PanelParts,
  asked: MenuQuestion,
  open: readonly MenuQuestion[],
): readonly Button[] {
  if (picks.length !== 1) return [];
  return open
    .filter(({ field }) => field !== asked.field)
    .map(({ field }) => ({
      label: room.words.panel.first(presenter.fieldName?.(field) ?? field),
      id: id('begin', picks, [fieldLetter(game, legal, field)]),
    }));
}

const pickId = ({ game, legal, picks, id }: PanelParts, field: string): CustomId =>
  id('pick', picks, [fieldLetter(game, legal, field)]);

/** @param stands the value that is sealed: chosen already. */
const choosing = (
  desk: PanelParts,
  { field }: MenuQuestion,
  shown: readonly Offer[],
  stands?: string,
): ComponentRow =>
  selectRow(
    pickId(desk, field),
    desk.presenter.question(field),
    shown.map(
      (offer): SelectOption => ({
        label: desk.presenter.value(field, offer.value, desk.view) + gain(desk.room, offer),
        value: optionValue(offer.value),
        chosen: offer.value === stands,
      }),
    ),
  );

/** The pieces of each value, where all are put together from pieces and one menu holds them. */
function piecesOf(
  { presenter }: PanelParts,
  { field, values }: MenuQuestion,
): readonly (readonly Piece[])[] | undefined {
  const pieces = values.map(value => presenter.pieces?.(field, value) ?? []);
  const all = new Set(pieces.flat().map(({ value }) => value));
  return pieces.every(each => each.length > 0) && all.size <= OPTIONS_IN_A_SELECT ? pieces : undefined;
}

function marking(
  desk: PanelParts,
  { field }: MenuQuestion,
  pieces: readonly (readonly Piece[])[],
  stands?: string,
): ComponentRow {
  const sealed = stands === undefined ? [] : (desk.presenter.pieces?.(field, stands) ?? []);
  const isChosen = ({ value }: Piece) => sealed.some(piece => piece.value === value);
  const all = new Map(pieces.flat().map(piece => [piece.value, piece] as const));
  const sizes = pieces.map(({ length }) => length);
  return selectRow(
    pickId(desk, field),
    desk.presenter.question(field),
    [...all.values()].map(piece => ({ ...piece, chosen: isChosen(piece) })),
    {
      least: Math.min(...sizes),
      most: Math.max(...sizes),
    },
  );
}
