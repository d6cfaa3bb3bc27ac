import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { accept, type Result, refuse } from '../../../core/contract/result.ts';
import { add, addFault, age, ageFault } from './ageing.ts';
import { sail, sailFault, unload, unloadFault } from './boat.ts';
import { buy, buyFault } from './buying.ts';
import { spend, spendFault } from './circles.ts';
import { type Draft, draftOf, type Fault, playerOf, tell } from './draft.ts';
import type { VintageStep } from './events.ts';
import { handFault, take, takeFault } from './hand.ts';
import { beginHarvest, gather, gatherFault, harvestFault, leave, leaveFault } from './harvest.ts';
import { columnOf, plant, plantFault, plantNext, plantNextFault } from './planting.ts';
import { effectFault, play } from './plays.ts';
import type { VintageRefusal } from './refusals.ts';
import { endTurn } from './turn.ts';
import {
  type Action,
  type ActionType,
  type Card,
  type Grape,
  type PhaseType,
  type PlayerState,
  type Spend,
  type State,
  type TableColumn,
  VINES,
} from './types.ts';

const ACTIONS_BY_PHASE: Readonly<Record<PhaseType, readonly ActionType[]>> = {
  turn: ['pass', 'buy', 'plant', 'harvest', 'age', 'first', 'take', 'play', 'sail'],
  gather: ['gather', 'leave'],
  sail: ['sail', 'stop'],
  unload: ['unload'],
  plant: ['plant', 'stop'],
  add: ['add'],
  over: [],
};

const PARTS: Readonly<Record<Exclude<ActionType, 'play'>, readonly string[]>> = {
  pass: [],
  buy: ['place', 'circle', 'overseer'],
  plant: ['estate', 'vine', 'circle', 'overseer'],
  harvest: ['circle', 'overseer'],
  age: ['circle', 'overseer'],
  first: ['circle', 'overseer'],
  take: ['card', 'discard', 'circle', 'overseer'],
  sail: ['to', 'load'],
  gather: ['estate', 'wine'],
  leave: ['estate'],
  stop: [],
  unload: ['to'],
  add: ['side', 'category'],
};

const CARD_PARTS: Readonly<Record<Card, readonly string[]>> = {
  buying: ['place', 'bonus'],
  harvesting: [],
  planting: [],
  'two-barrels': ['estate'],
  'free-action': ['deed', 'place', 'estate', 'vine'],
  enologist: ['round'],
  vintage: ['column'],
  colheita: ['columns'],
  boat: [],
  'ageing-barrel': [],
  'ageing-quality': [],
};
const FREE_PARTS = { buy: ['place'], plant: ['estate', 'vine'], harvest: [], age: [] } as const;
const PLAY_PARTS = ['card', 'circle', 'overseer'];

const hasPart = (action: Action, part: string): boolean => {
  if (action.type !== 'play') return PARTS[action.type].includes(part);
  if (PLAY_PARTS.includes(part)) return true;
  if (action.card === 'free-action' && Object.hasOwn(FREE_PARTS, action.deed)) {
    const parts: readonly string[] = FREE_PARTS[action.deed];
    return part === 'deed' || parts.includes(part);
  }
  return Object.hasOwn(CARD_PARTS, action.card) && CARD_PARTS[action.card].includes(part);
};

/** Refuses an action with a field that its kind does not have, or with a field without a value. */
const partFault = (action: Action): Fault => {
  for (const part in action) {
    if (part === 'type') continue;
    if (!hasPart(action, part) || action[part as keyof Action] === undefined)
      return refuse('malformed', { action: action.type, part });
  }
  return undefined;
};

type Carried = ((draft: Draft) => void) | Fault;

/** Returns the function that pays for an action of the action table and carries it out, or the fault that prevents it. */
const paid = (
  state: State,
  player: PlayerState,
  column: TableColumn,
  action: Partial<Spend>,
  fault: Fault,
  change: (draft: Draft) => void,
): Carried =>
  fault ??
  spendFault(state, player, column, action) ??
  ((draft: Draft) => {
    spend(draft, column, action as Spend);
    change(draft);
  });

const plantOnce = (state: State, player: PlayerState, action: Action & { type: 'plant' }): Carried => {
  const { estate, vine } = action;
  const wrong = plantFault(state, player, estate, vine, VINES);
  if (wrong) return wrong;
  return paid(state, player, columnOf(vine), action, undefined, draft => {
    plant(draft, estate, vine);
    endTurn(draft);
  });
};

const onTable = (state: State, player: PlayerState, action: Action): Carried => {
  switch (action.type) {
    case 'pass':
      return draft => {
        draft.player.passed = true;
        tell(draft, { type: 'passed', seat: draft.seat });
        endTurn(draft);
      };
    case 'buy':
      return paid(state, player, 'buy', action, buyFault(state, player, action.place, false), draft => {
        buy(draft, action.place, false, null);
        endTurn(draft);
      });
    case 'plant':
      return plantOnce(state, player, action);
    case 'harvest':
      return paid(state, player, 'harvest', action, harvestFault(player), draft =>
        beginHarvest(draft, false),
      );
    case 'age':
      return paid(state, player, 'age', action, ageFault(player), draft => age(draft, null));
    case 'first':
      return paid(state, player, 'first', action, undefined, draft => {
        tell(draft, { type: 'tookFirst', seat: draft.seat, from: draft.next.first });
        draft.next.first = draft.seat;
        endTurn(draft);
      });
    case 'take': {
      const fault = takeFault(state, player, action.card, action.discard);
      return paid(state, player, 'card', action, fault, draft => take(draft, action));
    }
    case 'play': {
      const fault = handFault(player, action.card) ?? effectFault(state, player, action);
      return paid(state, player, 'card', action, fault, draft => play(draft, action));
    }
    case 'sail':
      return sailFault(player, action, null) ?? (draft => sail(draft, action, null));
    default:
      return refuse('wrong-phase');
  }
};

const stop = (may: boolean): Carried => {
  if (!may) return refuse('must-begin');
  return draft => {
    tell(draft, { type: 'stopped', seat: draft.seat });
    endTurn(draft);
  };
};

/** Checks a step within an action that began earlier, and returns the function that carries it out. */
const asStep = (state: State, player: PlayerState, action: Action): Carried => {
  const { phase } = state;
  switch (phase.type) {
    case 'gather':
      if (action.type === 'gather')
        return (
          gatherFault(player, phase, action.estate, action.wine) ??
          (draft => gather(draft, phase, action.wine))
        );
      return action.type === 'leave'
        ? (leaveFault(player, phase, action.estate) ?? (draft => leave(draft, phase)))
        : refuse('wrong-phase');
    case 'sail':
      return action.type === 'sail'
        ? (sailFault(player, action, phase.moves) ?? (draft => sail(draft, action, phase.moves)))
        : stop(phase.mayStop);
    case 'unload':
      return action.type === 'unload'
        ? (unloadFault(player, phase, action.to) ?? (draft => unload(draft, phase, action.to)))
        : refuse('wrong-phase');
    case 'plant':
      if (action.type !== 'plant') return stop(phase.after !== null);
      if (action.circle !== undefined || action.overseer !== undefined)
        return refuse('malformed', { action: action.type, part: 'circle' });
      return (
        plantNextFault(state, player, phase, action.estate, action.vine) ??
        (draft => plantNext(draft, phase, action.estate, action.vine as Grape))
      );
    case 'add':
      return action.type === 'add'
        ? (addFault(player, action.side, action.category) ?? (draft => add(draft, action)))
        : refuse('wrong-phase');
    case 'turn':
    case 'over':
      return refuse('wrong-phase');
  }
};

/** Checks an action by the rules, without a list of all legal actions, and carries it out. */
export const apply = (
  state: State,
  seat: Seat,
  action: Action,
  dice: Dice,
): Result<VintageStep, VintageRefusal> => {
  const { phase, turn } = state;
  if (phase.type === 'over') return refuse('game-over');
  if (turn !== seat) return refuse('not-your-turn', { seat: turn });
  if (typeof action !== 'object' || action === null) return refuse('malformed');
  const possible = ACTIONS_BY_PHASE[phase.type];
  if (!possible.includes(action.type))
    return refuse('wrong-phase', { phase: phase.type, action: String(action.type), possible });
  const wrong = partFault(action);
  if (wrong) return wrong;
  const player = playerOf(state, seat);
  const change = phase.type === 'turn' ? onTable(state, player, action) : asStep(state, player, action);
  if (typeof change !== 'function') return change ?? refuse('malformed');
  const draft = draftOf(state, seat, dice);
  change(draft);
  const { next, events, reveals, chance } = draft;
  const goesOn = next.phase.type !== 'turn' && next.phase.type !== 'over';
  return accept({ state: next, events, reveals, goesOn, chance });
};
