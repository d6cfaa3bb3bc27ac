import type { Action, Deed, Spend } from './types.ts';

type ActionPart = readonly [name: string, value: string];

const NOTHING = 'none';

const writePay = ({ circle, overseer }: Spend): string => (overseer ? `overseer-${circle}` : String(circle));

const payField = (spend: Partial<Spend>): readonly ActionPart[] =>
  spend.circle === undefined ? [] : [['pay', writePay({ ...spend, circle: spend.circle })]];

const deedFields = (deed: Deed): readonly ActionPart[] => {
  switch (deed.card) {
    case 'buying':
      return [
        ['place', deed.place],
        ['bonus', deed.bonus],
      ];
    case 'two-barrels':
      return [['estate', String(deed.estate)]];
    case 'free-action': {
      const kind: ActionPart = ['deed', deed.deed];
      if (deed.deed === 'buy') return [kind, ['place', deed.place]];
      return deed.deed === 'plant' ? [kind, ['estate', String(deed.estate)], ['vine', deed.vine]] : [kind];
    }
    case 'enologist':
      return deed.round === undefined ? [] : [['round', String(deed.round)]];
    case 'vintage':
      return [['column', String(deed.column)]];
    case 'colheita':
      return [['columns', deed.columns.join(',')]];
    case 'harvesting':
    case 'planting':
    case 'boat':
    case 'ageing-barrel':
    case 'ageing-quality':
      return [];
  }
};

const partsOf = (action: Action): readonly ActionPart[] => {
  switch (action.type) {
    case 'buy':
      return [['place', action.place], ...payField(action)];
    case 'plant':
      return [['estate', String(action.estate)], ['vine', action.vine], ...payField(action)];
    case 'harvest':
    case 'age':
    case 'first':
      return payField(action);
    case 'take':
      return [
        ['card', action.card],
        ...(action.discard === undefined ? [] : [['discard', action.discard] as const]),
        ...payField(action),
      ];
    case 'play':
      return [['card', action.card], ...deedFields(action), ...payField(action)];
    case 'sail':
      return [
        ['to', action.to],
        ['load', action.load?.join(',') ?? NOTHING],
      ];
    case 'gather':
      return [
        ['estate', String(action.estate)],
        ['wine', String(action.wine)],
      ];
    case 'leave':
      return [['estate', String(action.estate)]];
    case 'unload':
      return [['to', action.to]];
    case 'add':
      return [
        ['side', action.side],
        ['category', action.category],
      ];
    case 'pass':
    case 'stop':
      return [];
  }
};

/**
 * Lists the fields of an action with their values. No two legal actions have equal lists. If the first n fields of two actions
 * are equal, their next fields have the same name.
 */
export const fields = (action: Action): readonly ActionPart[] => [['type', action.type], ...partsOf(action)];

const NAMED = ['pay', 'discard', 'load', 'wine'];

export const write = (action: Action): string =>
  fields(action)
    .filter(([name, value]) => name !== 'load' || value !== NOTHING)
    .flatMap(([name, value]) => (NAMED.includes(name) ? [name, value] : [value]))
    .join(' ');
