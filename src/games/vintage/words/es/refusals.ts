import type { Phrases } from '../en/index.ts';

const quoted = (typed: string): string => (typed ? `“${typed}”` : 'Eso');

export const refusals: Phrases['refusals'] = {
  possible: list => `Posible: ${list}.`,
  codes: {
    'game-over': () => 'La partida terminó.',
    'not-your-turn': ({ name }) =>
      `No es tu turno${name ? `: le toca a ${name}` : ''}. Se juega en el sentido del reloj, una acción por turno.`,
    'wrong-phase': ({ awaited }) => `Eso no va en este paso. Lo que toca ahora: ${awaited}.`,
    malformed: ({ awaited }) => `Esa acción está incompleta. Lo que toca ahora: ${awaited}.`,
    'no-such-circle': ({ column, circle }) =>
      `Para ${column || 'esta acción'} no hay ningún círculo ${circle || 'con ese número'}.`,
    'circle-taken': ({ column, circle }) =>
      `El círculo ${circle || 'pedido'} para ${column || 'esta acción'} está ocupado en esta ronda.`,
    'column-full': ({ column }) =>
      `Todos los círculos para ${column || 'esta acción'} están ocupados en esta ronda.`,
    'not-cheapest': ({ cheapest }) =>
      `Los marcadores ocupan el círculo libre más barato, ${cheapest || 'el primero'}; solo el capataz puede ir a uno más caro.`,
    'not-enough-markers': ({ circle, has }) =>
      `Marcadores para ese círculo: ${circle || 'más'}; quedan: ${has || 'menos'}.`,
    'overseer-used': () => 'El capataz ya está en la tabla en esta ronda.',
    'bought-already': () => 'Se compra una quinta por ronda, también con carta.',
    'no-tile-left': ({ most }) =>
      `No quedan piezas de quinta: cada asiento tiene ${most || 'tres'} como mucho.`,
    'no-such-place': ({ typed }) => `${quoted(typed)} no es un lugar para una quinta.`,
    'place-taken': ({ place }) => `En ${place || 'ese lugar'} ya hay una quinta.`,
    'place-like': ({ place }) =>
      `${place || 'Ese lugar'} es igual que otro libre: el número más bajo vale por todos.`,
    'too-dear': ({ place, price, has }) =>
      `${place || 'Esa quinta'} cuesta ${price || 'más'} PV, y hay ${has || 'menos'}: los puntos nunca bajan de 0.`,
    'no-such-bonus': ({ typed }) => `${quoted(typed)} no es un regalo de esta carta.`,
    'no-such-estate': ({ estate, has }) =>
      `No existe la quinta ${estate || 'con ese número'}: tienes ${has || 'menos'}.`,
    'no-such-vine': ({ typed }) => `${quoted(typed)} no es una cepa.`,
    'vine-there': ({ place, vine }) =>
      `En ${place || 'esa quinta'} ya hay ${vine || 'esa cepa'}: las cepas de una quinta son todas distintas.`,
    'estate-full': ({ place }) => `${place || 'Esa quinta'} está llena: tiene cinco cepas.`,
    'old-elsewhere': ({ place }) =>
      `Las viñas viejas solo crecen en Cima Corgo, no en ${place || 'esa quinta'}.`,
    'old-gone': () => 'Todas las viñas viejas del juego están plantadas.',
    'old-not-so': () => 'Ninguna carta planta una viña vieja: tiene un círculo propio.',
    'vine-order': ({ vine }) =>
      `Con esta carta cada cepa va después de la anterior en el orden verde, morada, roja, blanca, amarilla: ${vine || 'esta'} no.`,
    'nothing-to-plant': () => 'En ninguna de tus quintas se puede plantar con esta carta.',
    'harvested-already': () => 'Se vendimia una vez por ronda, también con carta.',
    'nothing-to-harvest': () =>
      'Ninguna quinta se puede vendimiar: necesita tres cepas, y ningún barril que espere donde no está el barco.',
    'other-estate': ({ estate }) =>
      `Las quintas van por orden, y no le toca a la quinta ${estate || 'pedida'}.`,
    'wine-range': ({ most }) => `Esa quinta da de 0 a ${most || 'todos sus'} barriles de vino.`,
    'no-brandy': () =>
      'El vino cuesta un barril de aguardiente del depósito tal como estaba antes de la vendimia, y no queda ninguno.',
    'leave-free': () => 'Esa quinta no tiene barriles a la espera: se vendimia.',
    'leave-last': () => 'Al menos una quinta se vendimia, y esta es la última que puede.',
    'no-such-harbour': ({ typed }) => `${quoted(typed)} no es un puerto.`,
    'same-harbour': ({ to }) => `El barco ya está en ${to || 'ese puerto'}.`,
    'too-far-up': ({ to }) =>
      `Río arriba solo se llega al puerto siguiente, y ${to || 'ese'} está más lejos.`,
    'no-marker-to-sail': () =>
      'Cada movimiento del barco cuesta un marcador, nunca el capataz, y no queda ningún marcador.',
    'load-order': () => 'Indica cada quinta una vez, primero el número más bajo.',
    'nothing-to-load': ({ place }) => `En ${place || 'esa quinta'} no hay barriles que embarcar.`,
    'load-out-of-way': ({ place }) => `En este movimiento el barco no pasa por ${place || 'esa quinta'}.`,
    'holds-full': ({ free }) => `El barco tiene ${free || 'pocos'} huecos libres, uno por lote.`,
    'must-begin': () => 'Solo se puede parar después de haber hecho algo.',
    'no-such-side': ({ typed }) => `${quoted(typed)} no es ni Ruby ni Tawny.`,
    'side-full': ({ side }) => `La bodega ${side || 'elegida'} no tiene columnas libres.`,
    'must-land': () => 'Los lotes desembarcan mientras haya columnas libres en la bodega, y hay una.',
    'cellar-empty': () => 'La bodega está vacía: solo se cría lo que hay en ella.',
    'no-such-category': ({ typed, side }) => `${quoted(typed)} no es una categoría de ${side || 'ese lado'}.`,
    'side-without-barrels': ({ side }) =>
      `El barril va a un lado que tenga barriles: ${side || 'este'} no tiene.`,
    'category-above': ({ highest }) =>
      `El barril no puede ir por encima de los que hay: ${highest || 'el más alto'} como mucho.`,
    'category-full': ({ category }) => `${category || 'Esa categoría'} no tiene espacio libre.`,
    'no-such-card': ({ typed }) => `${quoted(typed)} no es una carta.`,
    'not-open': ({ card }) => `${card || 'Esa carta'} no está a la vista.`,
    'no-card-left': () => 'El mazo y las usadas están vacíos: no se puede robar ninguna carta.',
    'discard-needed': () => 'La mano está llena: indica antes la carta que se descarta.',
    'discard-needless': () => 'En la mano hay sitio: no se descarta nada.',
    'not-in-hand': ({ card }) => `${card || 'Esa carta'} no está en tu mano.`,
    'no-such-deed': ({ typed }) => `${quoted(typed)} no es nada que haga esta carta.`,
    'no-lot-there': ({ place }) => `En ${place || 'esa quinta'} no hay barriles a los que sumar otros dos.`,
    'no-such-round': ({ round }) =>
      `Se mira la ficha de una ronda por venir, no ${round ? `“${round}”` : 'esa'}.`,
    'round-needless': () => 'No sigue ninguna ronda, así que no hay ficha que mirar: omite la ronda.',
    'no-such-column': ({ column, has }) =>
      `La bodega no tiene ningún lote en la columna ${column || 'con ese número'} de ese lado: se usan ${has || 'menos'}.`,
    'too-few-barrels': () =>
      'Esa columna tiene un solo barril: dos salen de dos columnas, o de una más llena.',
    'read-action': ({ typed, awaited }) =>
      `Aquí ninguna acción empieza con ${typed ? `“${typed}”` : 'eso'}. Lo que toca ahora: ${awaited}.`,
    'read-word': ({ typed, field }) => `${quoted(typed)} no se entiende${field ? ` como “${field}”` : ''}.`,
    'read-number': ({ typed, field }) =>
      `${quoted(typed)} no es un número${field ? ` para “${field}”` : ''}.`,
    'read-numbers': ({ typed, as }) =>
      `${quoted(typed)} no es una lista de números${as ? ` como ${as}` : ''}.`,
    'read-missing': ({ field, as }) =>
      `El texto acaba demasiado pronto${field ? `: falta “${field}”` : ''}.${as ? ` Un texto completo: ${as}.` : ''}`,
    'read-rest': ({ typed, as }) => `${quoted(typed)} no va ahí.${as ? ` Un texto completo: ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as
        ? `Escríbelo exactamente así: ${as}.`
        : 'Una acción se escribe de una sola manera, con un espacio entre las palabras.',
  },
};
