import type { Phrases } from '../en/index.ts';

export const parts: Phrases['parts'] = {
  pages: ['El tablero', 'La línea de un jugador'],
  parts: {
    round: { name: 'Ronda', told: 'Un año con una vendimia. La partida acaba tras la última.' },
    chips: {
      name: 'Bonus de los años',
      told: 'Una ficha por año. La dorada se suma a la calidad de todo el vino de este año; las azules están ocultas.',
    },
    piles: {
      name: 'Mazo y descarte',
      told: 'A la izquierda: cartas boca abajo. A la derecha: cartas jugadas o descartadas.',
    },
    quinta: {
      name: 'Quinta',
      told: 'La bandera dice de quién es. Con torre está plantada: se vendimia, y su precio cuenta al final.',
    },
    quality: {
      name: 'Calidad',
      told: 'La de cada barril de aquí, antes del bonus del año. Cuanta más, mejor se cría.',
    },
    vines: {
      name: 'Cepas',
      told: 'Una de cada color, O una viña vieja; una cruz es un espacio libre. Llena, la quinta vale más.',
    },
    lot: {
      name: 'Vino a la espera',
      told: 'Calidad × barriles. Hasta que un barco lo embarque, la quinta no da nada más.',
    },
    free: {
      name: 'Lugar libre',
      told: 'Moneda: el precio de una quinta aquí, en puntos. Marco rojo: su calidad.',
    },
    harbour: {
      name: 'Puerto',
      told: 'El nombre de la región. Los puntos son los barriles que cada quinta de aquí da por vendimia.',
    },
    boat: {
      name: 'Rabelo',
      told: 'Baja lotes a Gaia. Un movimiento cuesta un marcador: sube un puerto o baja cuanto quieras.',
    },
    plant: {
      name: 'Plantar',
      told: 'Una columna por cepa. El número del círculo es su precio en marcadores; se ocupa el más barato.',
    },
    buy: { name: 'Comprar', told: 'Paga la compra de una quinta, una vez por ronda.' },
    harvest: {
      name: 'Vendimiar',
      told: 'Paga la vendimia de todas tus quintas plantadas, una vez por ronda.',
    },
    age: {
      name: 'Criar y vender',
      told: 'Paga un dado para todos tus lotes de la bodega; las categorías llenas se venden.',
    },
    card: { name: 'Cartas', told: 'Paga una carta, tomada o jugada.' },
    first: { name: 'Ser jugador inicial', told: 'Quien está aquí empieza desde la próxima ronda.' },
    display: {
      name: 'Cartas a la vista',
      told: 'Toma una, o la superior del mazo. Se juega en un turno posterior.',
    },
    owner: { name: 'Jugador', told: 'Signo y nombre. La flecha muestra de quién es el turno.' },
    token: { name: 'Jugador inicial', told: 'Empieza esta ronda.' },
    markers: {
      name: 'Marcadores',
      told: 'Pagan círculos y movimientos. Vuelven cada ronda, y cada quinta trae más.',
    },
    overseer: {
      name: 'Capataz',
      told: 'Ocupa solo cualquier círculo libre, una vez por ronda. Pálido: usado.',
    },
    brandy: { name: 'Aguardiente', told: 'Cada quinta que da vino cuesta un barril.' },
    hand: { name: 'Cartas', told: 'Cuántas hay en la mano. Se juega una por turno.' },
    cellar: {
      name: 'Bodega en Gaia',
      told: 'Lotes por criar: arriba Ruby, abajo Tawny. Calidad × barriles.',
    },
    warehouse: {
      name: 'Almacén',
      told: 'Barriles criados, la categoría más baja a la izquierda. Un grupo lleno se vende por los puntos dorados de al lado.',
    },
    scored: { name: 'Puntos hasta ahora', told: 'También pagan quintas.' },
    estates: { name: 'Quintas', told: 'Puntos que las quintas plantadas dan al final.' },
    barrels: { name: 'Barriles', told: 'Puntos que los barriles sobrantes dan al final.' },
    gauge: { name: 'Barra', told: 'Las tres clases de puntos, frente a la suma más alta.' },
    total: { name: 'Suma', told: 'Los puntos si la partida acabara ahora. Laurel: nadie tiene más.' },
    passed: { name: 'Ha pasado', told: 'No hace nada más en esta ronda.' },
  },
};
