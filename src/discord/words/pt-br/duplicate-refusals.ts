import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateRefusals } from '../duplicates.ts';

const { plural } = grammar('pt-BR');
const people = (count: number): string => plural(count, { one: '# pessoa', other: '# pessoas' });

/** Why nothing is done about a duplicate, or one of its tables. */
export const duplicateRefusals: DuplicateRefusals = {
  'no-duplicate': () => 'Essa duplicada não existe mais.',
  'duplicate-tables': ({ number }) =>
    `Uma duplicada tem de ${number('min') ?? 2} a ${number('max') ?? 8} mesas.`,
  'duplicates-many': ({ number }) =>
    `No máximo ${number('limit') ?? 3} duplicadas ao mesmo tempo em um servidor.`,
  'duplicate-full': ({ number }) => `Está cheia: ${people(number('limit') ?? 8)} no máximo.`,
  'duplicate-few': ({ number }) =>
    `Uma duplicada precisa de ao menos duas pessoas, uma por mesa; há ${number('people') ?? 0}.`,
  'duplicate-uneven': ({ number }) =>
    `Este jogo não tem jogadores do bot, e ${people(number('people') ?? 1)} não bastam para mesas iguais (${number('tables') ?? 2}).`,
  'duplicate-in': () => 'Você já participa.',
  'duplicate-not-in': () => 'Você não participa.',
  'duplicate-started': () => 'Já começou.',
  'duplicate-over': () => 'Já acabou.',
  'duplicate-not-opener': ({ opener }) =>
    `Só ${opener ?? 'quem abriu'} e membros com Gerenciar servidor podem fazer isso.`,
  'duplicate-apart': () =>
    'Não dá para distribuir estas pessoas por tão poucas mesas. Dá com mais mesas ou com menos pessoas.',
  'duplicate-on': () =>
    'A mesma distribuição ainda está em jogo: antes de todas as mesas terminarem, só quem joga nesta a vê, e nada se conta do que havia nas pilhas.',
  'duplicate-no-offer': () =>
    'Ninguém assume um lugar enquanto a mesma distribuição está em jogo em outras mesas.',
  'duplicate-undo': () => 'Isso não pode ser desfeito: você viu algo que ainda está oculto nas outras mesas.',
};
