import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { plural, listed } = grammar('es-ES');

export const status: Phrases['status'] = {
  title: 'Vintage',
  about: {
    line: 'Compra quintas y planta cepas Douro arriba, baja cada vendimia hasta Gaia y críala hasta venderla como vino de Oporto.',
    credits: 'Un juego de Gil d’Orey, publicado por MESAboardgames (2011).',
  },
  variants: { standard: 'normal' },
  awaits: {
    turn: 'elegir una acción, o pasar',
    gather: 'decir cuánto vino da una quinta',
    sail: 'seguir navegando, o parar',
    unload: 'elegir la bodega de un lote',
    plant: 'plantar la próxima cepa',
    add: 'añadir un barril al almacén',
    over: 'la partida terminó',
  },
  progress: (round, rounds) => `vendimia ${round} de ${rounds}`,
  lastRound: round => `vendimia ${round}, la última`,
  stake: {
    lastButOne: 'Tras esta vendimia solo queda la última.',
    last: barrels => `La última vendimia: lo que no se venda vale 1 punto por ${barrels}.`,
  },
  now: standing => `Si acabara ahora: ${standing}.`,
};

export const hand: Phrases['hand'] = {
  cards: cards => `**Tus cartas**: ${cards}`,
  noCards: 'ninguna en la mano',
  openly: card => `${card} (todos la conocen)`,
  chips: chips => `**Fichas que has visto**: ${chips}`,
  chip: (round, bonus) => `vendimia ${round}: +${bonus}`,
  pieces: pieces => `**Piezas que quedan**: ${pieces}`,
  noPieces: 'ninguna',
  markers: (signs, count) => `${signs} ${plural(count, { one: '# marcador', other: '# marcadores' })}`,
  overseer: sign => `${sign} el capataz`,
  estate: (place, quality, vines) => `**${place}** (calidad ${quality}): ${vines}`,
  noVines: 'aún sin cepas',
  notPlanted: lacking => `sin plantar: ${plural(lacking, { one: 'falta # cepa', other: 'faltan # cepas' })}`,
  waits: lot => `${lot} a la espera`,
  boat: (harbour, cargo) => `**Barco** en ${harbour}: ${cargo}`,
  cellar: (side, lots) => `**Bodega ${side}**: ${lots}`,
  warehouse: (side, categories) => `**Almacén ${side}**: ${categories}`,
  category: (name, held, of, points) => `${name} ${held} de ${of} → ${points}`,
  empty: 'vacío',
  brandy: (held, most) => `**Aguardiente**: ${held} de ${most}`,
  bonus: (round, bonus) => `vendimia ${round}: calidad +${bonus}`,
  store: (held, most) => `aguardiente ${held} de ${most}`,
  passed: 'descansa esta ronda',
  first: 'ficha de jugador inicial',
  other: (name, points, holds) => `**${name}** ${points}: ${holds}`,
  hidden: count => plural(count, { one: '# carta que nadie más vio', other: '# cartas que nadie más vio' }),
  noSeat: 'No tienes asiento aquí: todo es abierto menos las manos, el mazo y las fichas por venir.',
  asks: {
    gather: (place, barrels, quality) =>
      `${place} da ${barrels}: vino de calidad ${quality}, el resto aguardiente.`,
    costs: brandy => `Su vino cuesta 1 barril de aguardiente; para pagar hay ${brandy}.`,
    paid: 'Su vino no cuesta nada más: la carta ya pagó.',
    dry: 'No queda aguardiente para pagar vino.',
    unload: (lot, ruby, tawny) => `Por desembarcar: ${lot}. Columnas libres: Ruby ${ruby}, Tawny ${tawny}.`,
    aboard: cargo => `A bordo: ${cargo}.`,
    moves: count => plural(count, { one: 'Queda # movimiento.', other: 'Quedan # movimientos.' }),
    plant: count => plural(count, { one: 'Como mucho # cepa más.', other: 'Como mucho # cepas más.' }),
    add: 'Un barril va a un lado que ya tenga alguno, no por encima del más alto; después se vende lo que esté lleno.',
  },
  outcomes: (list, mean) => `Según el dado: ${list} PV; ${mean} de media.`,
  ages: mean => `Criar ahora da ${mean} PV de media.`,
};

export const recap: Phrases['recap'] = {
  dearer: (column, circle) => `Para ${column}, el círculo libre más barato es ahora el ${circle}.`,
  full: column => `Para ${column} no queda ningún círculo en esta ronda.`,
  lostToken: name => `**${name}** te quitó la ficha de jugador inicial.`,
};

export const terminal: Phrases['terminal'] = {
  table: 'Acciones',
  cards: 'A la vista',
  chips: 'Ficha',
  places: 'En venta',
  deck: (deck, used) => `mazo ${deck}, usadas ${used}`,
  estates: 'Quintas',
  boat: 'barco',
  cellar: 'bodega',
  warehouse: 'almacén',
  none: 'nada',
  legend:
    'Acciones: los círculos libres van con su número, los ocupados con el del asiento\n(o: su capataz). 6×3: calidad 6, tres barriles. Cepas: g verde, p morada, r roja,\nw blanca, y amarilla, o vieja. El almacén se lee desde su categoría más baja.\n8+4+1=13: puntos, lo que al final cuentan quintas y barriles, el total.',
};

export const finale: Phrases['finale'] = {
  wins: (name, points) => `**${name}** gana con ${points}.`,
  winsBy: {
    estates: (name, points) => `**${name}** gana con ${points}; desempatan más quintas.`,
    quality: (name, points) => `**${name}** gana con ${points}; desempatan mejores quintas.`,
  },
  shared: (names, points) => `${listed(names)} comparten la victoria con ${points}.`,
  winner: name => `Gana ${name}.`,
  parts: {
    start: points => `al empezar ${points}`,
    estate: points => `gastado en quintas ${points}`,
    warehouse: points => `oporto vendido ${points}`,
    card: points => `cartas que venden ${points}`,
    barrels: points => `barriles sobrantes ${points}`,
    estates: points => `quintas plantadas ${points}`,
    vineyards: points => `cinco cepas ${points}`,
  },
  tie: {
    estates: (first, second) => `${first} queda por delante de ${second} por más quintas.`,
    quality: (first, second) => `${first} queda por delante de ${second} por mejores quintas.`,
  },
};
