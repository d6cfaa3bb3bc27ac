import type { PortoWords } from '../en/index.ts';

export const lesson: PortoWords['lesson'] = {
  you: 'Tú',
  other: 'Rival',
  goOn: 'Seguir',
  again: 'Otra vez desde el principio',
  look: {
    text: `**Un primer turno, en un tablero de ejemplo.** Hay dos calles, \`L3\` a \`L7\` arriba y \`R1\` a \`R5\` abajo. Las casas no son de nadie: ganas puntos por los pisos que *tú* añades.

Mira \`L4\`: una casa amarilla con dos de sus cinco pisos y una ficha de 3 puntos esperando en su tejado. Tienes dos cartas, azul 1 y rojo 3.`,
    remarks: { goOn: 'Es tu turno.' },
  },
  choose: {
    text: `En tu turno haces **una** de dos cosas: **robas** cartas del mercado abierto o **construyes** con dos cartas de tu mano. Al construir, una carta da el número de pisos y la otra su color.

Para la casa amarilla vas a necesitar una carta amarilla.`,
    remarks: {
      draw: 'Bien: en el mercado hay una carta amarilla.',
      build:
        'Podrías: rojo 3 y azul 1 bastan para tres pisos azules en una casa vacía. Pero L4 vale mucho más, y ninguna carta de tu mano es amarilla. Primero roba.',
    },
  },
  draw: {
    text: `Hay cinco cartas a la vista. Tomas de una a tres, **que sumen 3 o menos**. Todos ven lo que tomas, así que las manos no son un secreto.

¿Qué cartas tomas?`,
    remarks: {
      yellowAndRed:
        '1 + 2 = 3: lo máximo que se puede robar. Las dos cartas van a tu mano, y el mercado se repone.',
      blue: 'Se puede, porque un 3 solo suma 3. Pero no trae ninguna carta amarilla. Prueba otra opción.',
      tooMuch: '2 + 2 = 4, y al robar se suma 3 como mucho: no se puede. Prueba otra opción.',
    },
  },
  number: {
    text: `Tu rival también ha robado una carta, y vuelve a ser tu turno. Tienes azul 1, rojo 2, rojo 3 y amarillo 1: es hora de **construir**.

¿Qué carta da el **número** de pisos? En \`L4\` caben tres.`,
    remarks: {
      red3: 'Tres pisos: justo lo que le falta a L4.',
      red2: 'Dos pisos cabrían, pero la casa no quedaría completa, y la ficha de su tejado sería para tu rival. Prueba otra opción.',
      yellow1: 'Un piso es poco, y la carta amarilla hace falta para el color. Prueba otra opción.',
    },
  },
  colour: {
    text: `¿Qué carta da su **color**? De esta carta solo cuenta el color, no el valor: un 1 sirve igual que un 3. Una casa empezada conserva su color.`,
    remarks: {
      yellow1: 'Tres pisos amarillos. Las dos cartas se gastan.',
      blue1:
        'Tres pisos azules no caben en L5, donde solo hay sitio para dos: empezarían una casa nueva. Prueba otra opción.',
    },
  },
  house: {
    text: `¿En qué **casa** van los tres pisos amarillos? Van todos en una.`,
    remarks: {
      L4: 'Tres pisos sobre dos: la casa queda completa.',
      L5: 'L5 es azul, y una casa tiene un solo color. Prueba otra opción.',
      L6: 'Se puede: una casa vacía puede empezar con un color que ninguna vecina tenga, y su ficha daría 2. Pero L4 da más. Prueba otra opción.',
    },
  },
  claim: {
    text: `Los pisos nuevos son fantasmas hasta que confirmes. Aportan:
- **Casa 5**: todos los pisos que tendrá \`L4\`, también los de antes.
- **Vecinas 3**: tus pisos están en los niveles 3, 4 y 5. \`L3\` tiene un piso en el nivel 3, \`L5\` en los niveles 3 y 4.
- **Ficha del tejado 3**, porque completas la casa.

Son 11. Y puedes **cumplir** cada contrato público abierto que tu construcción satisfaga *exactamente*. ¿Cuáles?`,
    remarks: {
      both: 'Exactamente 3 pisos amarillos, con una carta roja y una amarilla: se cumplen los dos contratos, 2 puntos cada uno.',
      blue: 'Tus pisos son amarillos, y son tres: este contrato no se cumple. Prueba otra opción.',
      none: 'Puedes dejar contratos sin cumplir, pero estos 4 puntos están al alcance de la mano. Prueba otra opción.',
    },
  },
  after: {
    text: `**15 puntos**, y \`L4\` ya tiene su tejado. Los contratos que cumpliste dejan paso a otros nuevos.

Al empezar una partida cada cual guarda además tres **contratos privados**. Puntúan al final y solo miran las casas *completas*, sin importar quién las construyó. Tú tienes *casas amarillas*: con L4 ya vale 1. Y a tu *par azul-amarillo* ahora solo le faltan dos pisos en \`L5\`.

Cuando hay suficientes tejados, se acaba la ronda y se juega una más. Eso es todo el juego: roba, construye y vigila a tus vecinas.`,
    remarks: { again: 'De vuelta al primer tablero.' },
  },
};
