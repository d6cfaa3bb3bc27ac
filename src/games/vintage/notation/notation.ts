import type { Action, CardEffect, Spend } from '../rules/types.ts';

type ActionPart = readonly [name: string, value: string];

const NOTHING = 'none';

const writePay = ({ circle, overseer }: Spend): string => (overseer ? `overseer-${circle}` : String(circle));

const payField = (spend: Partial<Spend>): readonly ActionPart[] =>
  spend.circle === undefined ? [] : [['pay', writePay({ ...spend, circle: spend.circle })]];

const effectFields = (effect: CardEffect): readonly ActionPart[] => {
  switch (effect.card) {
    case 'buying':
      return [
        ['place', effect.place],
        ['bonus', effect.bonus],
      ];
    case 'two-barrels':
      return [['estate', String(effect.estate)]];
    case 'free-action': {
      const kind: ActionPart = ['deed', effect.deed];
      if (effect.deed === 'buy') return [kind, ['place', effect.place]];
      return effect.deed === 'plant'
        ? [kind, ['estate', String(effect.estate)], ['vine', effect.vine]]
        : [kind];
    }
    case 'enologist':
      return effect.round === undefined ? [] : [['round', String(effect.round)]];
    case 'vintage':
      return [['column', String(effect.column)]];
    case 'colheita':
      return [['columns', effect.columns.join(',')]];
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
      return [['card', action.card], ...effectFields(action), ...payField(action)];
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
