import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateRefusals } from '../duplicates.ts';

const { plural } = grammar('es-ES');
const people = (count: number): string => plural(count, { one: '# persona', other: '# personas' });

/** Why nothing is done about a duplicate, or one of its tables. */
export const duplicateRefusals: DuplicateRefusals = {
  'no-duplicate': () => 'Ese duplicado ya no existe.',
  'duplicate-tables': ({ number }) =>
    `Un duplicado tiene de ${number('min') ?? 2} a ${number('max') ?? 8} mesas.`,
  'duplicates-many': ({ number }) =>
    `Como máximo, ${number('limit') ?? 3} duplicados a la vez en un servidor.`,
  'duplicate-full': ({ number }) => `Está lleno: ${people(number('limit') ?? 8)} como máximo.`,
  'duplicate-few': ({ number }) =>
    `Un duplicado necesita al menos dos personas, una por mesa; por ahora: ${number('people') ?? 0}.`,
  'duplicate-uneven': ({ number }) =>
    `Este juego no tiene jugadores del bot, y ${people(number('people') ?? 1)} no bastan para mesas iguales (${number('tables') ?? 2}).`,
  'duplicate-in': () => 'Ya participas.',
  'duplicate-not-in': () => 'No participas.',
  'duplicate-started': () => 'Ya ha empezado.',
  'duplicate-over': () => 'Ya ha terminado.',
  'duplicate-not-opener': ({ opener }) =>
    `Solo ${opener ?? 'quien lo abrió'} y los miembros con Gestionar servidor pueden hacerlo.`,
  'duplicate-apart': () =>
    'No se puede repartir a estas personas en tan pocas mesas. Se puede con más mesas o con menos personas.',
  'duplicate-on': () =>
    'El mismo reparto sigue en juego: antes de que terminen todas las mesas, esta solo la ve quien juega en ella, y no se cuenta nada de lo que había en los mazos.',
  'duplicate-no-offer': () =>
    'Nadie ocupa el asiento de otro mientras se juega el mismo reparto en otras mesas.',
  'duplicate-undo': () => 'Eso no se puede deshacer: has visto algo que en las otras mesas sigue oculto.',
};
