import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

const pay = 'Marcadores, como 1, o el capataz en un círculo, como overseer-2';

export const spanish: Translated<typeof english> = {
  about: 'Vintage: planta cepas Douro arriba, baja la vendimia y críala hasta hacerla oporto',
  act: 'En qué más gastas marcadores: quintas, cepas, cartas, la ficha; o pasar',
  step: 'Los pasos de lo que empezaste: vendimia, viaje, desembarco, carta',
  verbs: {
    harvest: {
      about: 'Vendimia todas las quintas plantadas; después se pregunta por cada una',
      options: { pay },
    },
    sail: {
      about: 'Mueve tu barco por un marcador y embarca lo que haya por el camino',
      options: { to: 'Un puerto, como Gaia', load: 'Tus quintas cuyos lotes suben a bordo, como 1,2' },
    },
    age: { about: 'Tira el dado, cría la bodega y vende', options: { pay } },
    buy: { about: 'Compra una quinta', options: { place: 'Dónde, como Cima Corgo 2', pay } },
    plant: {
      about: 'Planta una cepa en una quinta tuya',
      options: { estate: 'Cuál, como Cima Corgo 2', vine: 'Qué cepa, como red o roja', pay },
    },
    take: {
      about: 'Toma una carta a la vista, o la superior del mazo',
      options: { card: 'Qué carta', discard: 'Con dos en la mano: cuál se va', pay },
    },
    play: {
      about: 'Juega una carta de tu mano',
      options: {
        card: 'Qué carta',
        place: 'Quinta con regalo, acción libre: dónde comprar',
        bonus: 'Quinta con regalo: un punto menos, o una cepa',
        estate: 'Dos barriles más, acción libre: qué quinta',
        vine: 'Acción libre: qué cepa',
        deed: 'Acción libre: qué hace',
        round: 'Enólogo: la ronda cuya ficha ves',
        column: 'Barril de Vintage: de qué columna de Ruby',
        columns: 'Dos barriles de Colheita: de qué columnas de Tawny, como 1,2',
        pay,
      },
    },
    first: { about: 'Toma la ficha de jugador inicial para la próxima ronda', options: { pay } },
    pass: { about: 'Descansa toda la ronda', options: {} },
    gather: {
      about: 'Di cuánto vino da la quinta; el resto es aguardiente',
      options: { wine: 'Barriles de vino, como 2' },
    },
    leave: { about: 'Deja sin vendimiar una quinta cuyos barriles esperan', options: {} },
    unload: { about: 'Desembarca el lote', options: { to: 'Ruby, Tawny, o se queda a bordo' } },
    add: {
      about: 'Añade a tu almacén el barril de la carta',
      options: { side: 'Ruby o Tawny', category: 'La categoría, como Reserva' },
    },
    stop: { about: 'Para el viaje, o deja de plantar', options: {} },
  },
};
