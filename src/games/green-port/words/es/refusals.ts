import type { GreenPortWords } from '../en/index.ts';
import { box } from '../facts.ts';

const { prices } = box;
const quoted = (typed: string): string => (typed ? `“${typed}”` : 'Eso');

export const refusals: GreenPortWords['refusals'] = {
  possible: list => `Posible: ${list}.`,
  codes: {
    'game-over': () => 'La partida terminó.',
    'not-your-turn': ({ name }) =>
      `No es tu turno${name ? `: decide ${name}` : ''}. Los asientos deciden uno tras otro.`,
    'wrong-phase': ({ awaited }) => `Eso no va en este paso. Lo que toca ahora: ${awaited}.`,
    malformed: ({ awaited }) => `Esa acción está incompleta. Lo que toca ahora: ${awaited}.`,
    'no-such-colour': ({ typed }) => `${quoted(typed)} no es un color que se pueda elegir aquí.`,
    'pick-taken': ({ colour }) =>
      `El cubo ${colour || 'inicial'} ya no está: hay uno de cada color, y el último asiento elige primero.`,
    'must-reveal': () => 'El muelle está vacío: revela antes una carta y después contrata lo que haya.',
    'nothing-to-reveal': () => 'Mazo y descarte están vacíos, no se puede revelar nada: contrata.',
    'hire-a-colour': () => 'En el muelle hay cartas de personaje: indica el color que contratas.',
    'not-in-pool': ({ colour }) =>
      `En el muelle no hay cartas ${colour ? `de color ${colour}` : 'de ese color'}: solo se toma un color que esté allí.`,
    'no-tile': () => 'Esta partida se juega sin fichas.',
    'tile-down': () => 'La ficha ya está girada: solo se gira una ficha activa.',
    'tile-up': () => 'La ficha ya está activa: solo se recupera una ficha girada.',
    'bad-cubes': ({ typed }) =>
      `${quoted(typed)} no es un número de cubos: cada color indicado lleva al menos uno.`,
    'not-enough-cubes': ({ colour, count, given }) =>
      `Faltan cubos${colour ? ` de color ${colour}` : ''}: harían falta ${count || 'más'}, y hay ${given || 'menos'}.`,
    'lose-exactly': ({ count, given }) =>
      `Por encima del límite se pierde la mitad de los cubos, hacia abajo: exactamente ${count || 'tantos'}${given ? `, no ${given}` : ''}.`,
    'pay-exactly': ({ count, given }) =>
      `El precio es exacto: ${count || 'ni más ni menos'}${given ? `, no ${given}` : ''}.`,
    'pay-not-asked': ({ colour, count, given }) =>
      `Este objetivo pide como mucho ${count || 'menos'} ${colour ? `de ${colour}` : 'de ese color'}${given ? `, no ${given}` : ''}.`,
    'pay-one-colour': () => 'El objetivo comodín se paga con cubos de un mismo color.',
    'no-such-objective': ({ objective }) => `No existe el objetivo ${objective || 'con ese número'}.`,
    'objective-taken': ({ objective, name }) =>
      `El objetivo ${objective || 'con ese número'} ya está cumplido${name ? ` por ${name}` : ''}.`,
    'pile-empty': ({ colour }) => `No quedan sedes${colour ? ` de color ${colour}` : ''}.`,
    'too-dear': ({ colour, count, given }) =>
      `Cuesta ${count || 'más'} cubos${colour ? ` de color ${colour}` : ''}, y hay ${given || 'menos'}: ${prices.headquarters}, y uno más por cada carta de ese color en un objetivo que quede.`,
    'boost-missing': () => 'Una sede verde refuerza un color: indica cuál.',
    'boost-needless': () => 'Aquí no se indica color: solo una sede verde con poderes refuerza uno.',
    'specialise-mixture': () =>
      `Un cambio lleva ${prices.specialise} cubos de un color o de ${prices.specialise} colores distintos; con una sede roja, ${prices.specialiseWithRed} cualesquiera.`,
    'specialise-same': ({ colour }) =>
      `Un cambio da un color que no se paga, y ${colour || 'ese color'} está en el pago.`,
    'read-action': ({ typed, awaited }) =>
      `Ninguna acción empieza con ${typed ? `“${typed}”` : 'eso'}. Lo que toca ahora: ${awaited}.`,
    'read-colour': ({ typed }) => `${quoted(typed)} no es un color.`,
    'read-cubes': ({ typed, as }) =>
      `${quoted(typed)} no indica cubos: escribe colores y números${as ? `, como ${as}` : ''}.`,
    'read-objective': ({ typed }) => `${quoted(typed)} no es un objetivo: escribe su número, como \`3\`.`,
    'read-missing': ({ field, as }) =>
      `El texto acaba demasiado pronto${field ? `: falta lo que va en “${field}”` : ''}.${as ? ` Un texto completo: ${as}.` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${typed ? `“${typed}”` : 'El final'} no va ahí.${as ? ` Un texto completo: ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as
        ? `Escríbelo exactamente así: ${as}.`
        : 'Una acción se escribe de una sola manera, con un espacio entre las palabras.',
  },
  notAllowed: awaited => `Las reglas no permiten eso ahora. Lo que toca ahora: ${awaited}.`,
};
