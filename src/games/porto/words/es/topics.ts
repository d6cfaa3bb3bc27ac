import { grammar } from '../../../../stage/grammar.ts';
import { TIMER_SIZES } from '../../rules/types.ts';
import type { PortoWords } from '../en/index.ts';
import { command, copies, goal, levels, paid, privatePoints, publicPays, roofs, tiles } from '../facts.ts';

const { listed, ordinal } = grammar('es-ES');

/** The whole rules in our own words, a chapter each. */
export const topics: PortoWords['topics'] = {
  overview: {
    title: 'Visión general',
    text: `Construyes las casas de colores de dos calles junto al río, \`L1\` a \`L7\` y \`R1\` a \`R7\`. Las casas no son de nadie: cada turno ganas puntos por lo que *tú* les añades.

En tu turno haces una sola cosa: **robar** cartas del mercado abierto o **construir** pisos con dos cartas de tu mano. Los puntos se cuentan al instante. Algunas casas llevan fichas; hay cuatro contratos públicos a la vista para quien los cumpla; y cada cual guarda tres contratos privados que cuentan al final.

Cuando hay suficientes tejados, se acaba la ronda, se juega una más y gana quien tenga más puntos.

**Casas en juego**: con 4 asientos, las catorce; con 3, sin \`L1\` ni \`R7\`; con 2 y en solitario, sin \`L1\`, \`L2\`, \`R6\` ni \`R7\`. Una casa fuera del juego no es vecina de nadie.

Al empezar, cada asiento recibe cinco contratos privados y se queda con tres en secreto; en cada planta baja hay una ficha de 1 a 4 puntos.`,
  },
  turn: {
    title: 'Tu turno',
    text: `Haces exactamente una de estas cosas:
- **Robar**: toma del mercado de una a tres cartas que sumen 3 o menos.
- **Construir**: juega exactamente dos cartas de tu mano y coloca pisos en una casa.

Después, el mercado se repone hasta cinco cartas y los contratos públicos hasta cuatro, espacio por espacio. Cuando se acaba el mazo de cartas, se baraja el descarte para formar otro; si tampoco hay descarte, el espacio queda vacío hasta que vuelvan cartas.

**Pasar** solo es posible si el mercado está vacío y no puedes construir nada; entonces la mesa pasa por ti. Si una ronda entera son pases, la partida acaba con ella; ese último pase lo pulsas tú.

Las manos son abiertas y no tienen límite: todas las cartas se robaron a la vista de todos. Solo son secretos los contratos privados y el orden de los mazos.`,
  },
  draw: {
    title: 'Robar',
    text: `Toma una, dos o tres de las cinco cartas del mercado. Sus valores deben sumar **3 o menos**: un 3 solo, un 2 con un 1, hasta tres 1, o menos que eso. Al menos una carta es obligatoria.

Las cartas van a tu mano, y los espacios vacíos se reponen del mazo.

En Discord, \`${command('draw')}\` acepta espacios, como \`1,3\`, o cartas, como \`azul 2\`. Muestra lo que aportarían, y con un botón las robas; con \`now\` se roban al instante.

Hay diez cartas de cada color: ${copies[1]} de valor 1, ${copies[2]} de valor 2 y ${copies[3]} de valor 3.`,
  },
  build: {
    title: 'Construir',
    text: `Juega dos cartas: una da el **número** de pisos, la otra su **color**. Todos esos pisos van en una sola casa:
- Tienen que caber todos.
- Una **casa vacía** empieza por la planta baja, que cuenta como piso. Ninguna vecina de la misma calle puede tener ya ese color.
- Una **casa empezada** conserva su color.
- Tiene que haber piezas: ${tiles.floorsPerColour} pisos y ${tiles.groundFloorsPerColour} plantas bajas de cada color, así que como mucho ${tiles.groundFloorsPerColour} casas por color.

Después, en este orden:
1. Si colocaste la planta baja, gana los puntos de la ficha que había allí y muévela a un **tejado libre** a tu elección: cualquier casa en juego, en cualquier calle, sin pieza de tejado ni ficha; también esta casa. Si no hay ninguno libre, la ficha sale del juego.
2. Si la casa está completa, recibe su tejado. Si allí había una ficha, gana sus puntos; la ficha sale del juego.

Así, una casa baja que se empieza y se completa en un mismo turno puede pagar dos veces su propia ficha.`,
  },
  points: {
    title: 'Puntos de una construcción',
    text: `Suma:
- **Casa**: los pisos que tiene la casa tras tu construcción, incluidos los de antes.
- **Vecinas**: por cada piso que acabas de colocar, un punto por cada casa vecina que tenga un piso en ese mismo nivel. Solo cuentan las casas de al lado en la misma calle; los tejados, nunca.
- **Ficha de la planta baja**, si colocaste la planta baja.
- **Ficha del tejado**, si completaste una casa con una ficha en el tejado.
- **Contratos públicos** que cumplas.

*Ejemplo*: una casa de cinco tiene dos pisos y una ficha de 2 en el tejado. Con rojo 3 y azul 1 añades tres pisos azules, en los niveles 3 a 5; una vecina llega al nivel 4, la otra al 3. Casa 5, vecinas 3 (niveles 3 y 4 a un lado, 3 al otro), ficha del tejado 2. Con los contratos “3 pisos azules” y “cartas azul + roja”, 4 más: **14 puntos**.`,
  },
  contracts: {
    title: 'Contratos públicos',
    text: `Hay cuatro a la vista. Tras colocar tus pisos puedes cumplir cada uno que tu construcción satisfaga **exactamente**:
- **1 piso** de un color: ${publicPays['floors-1']} puntos. **2 pisos**: ${publicPays['floors-2']}. **3 pisos**: ${publicPays['floors-3']}. Tres pisos no cumplen un contrato de dos.
- **Casa**: completaste una casa de ese color: ${publicPays.house}.
- **Dos cartas de un color**: las dos cartas que jugaste lo tienen: ${publicPays.cards}.
- **Dos colores**: una carta de cada uno, sin importar cuál dio el número y cuál el color: ${publicPays.cards}.

Una construcción puede satisfacer varios, y puedes cumplirlos todos o dejar alguno. Solo valen los cuatro que estaban a la vista cuando construiste; los espacios se reponen después. Los contratos cumplidos también desempatan al final. Cuando se acaba su mazo, los espacios quedan vacíos.`,
  },
  private: {
    title: 'Contratos privados',
    text: `Al final solo miran las casas **completas**, sin importar quién las construyó. Cada casa cuenta una vez por carta y puede contar para varias cartas.
- **Casas** de un color: ${paid(privatePoints.houses)} puntos por 1 / 2 / 3.
- **Par**: dos vecinas con los dos colores; ${paid(privatePoints.pair)} por 1 / 2 / 3 pares sin casas en común.
- **Trío**: tres casas en fila con los tres colores, en cualquier orden; ${paid(privatePoints.trio)} por 1 / 2 sin casas en común.
- **Gemelas**: cada calle tiene una casa del color, y las dos miden lo mismo; ${paid(privatePoints.twins)}.
- **Extremos**: casas del color en los cuatro extremos de las calles (la primera y la última en juego); ${paid(privatePoints.ends)} por 1 / 2 / 3.
- **Paleta**: una calle tiene los cinco colores; ${paid(privatePoints.palette)}.
- **Calle completa**: todas las casas en juego de una calle están completas; ${paid(privatePoints.side)}.

Al empezar recibes cinco y te quedas con tres. Todos eligen a la vez, y nadie ve lo que guardas hasta el final.`,
  },
  end: {
    title: 'Fin de la partida',
    text: `El **${ordinal(roofs[2])}** tejado con 2 asientos, el **${ordinal(roofs[3])}** con 3 y el **${ordinal(roofs[4])}** con 4 anuncian el final: la ronda se juega entera, para que todos hayan tenido los mismos turnos, y después se juega **una ronda completa más**.

Entonces se muestran y se cuentan los contratos privados. Gana quien tenga más puntos. En caso de empate, quien haya cumplido más contratos públicos; si persiste, quien juegue más tarde en la ronda.`,
  },
  solo: {
    title: 'Solitario',
    text: `El tablero y los contratos privados son los de dos asientos. ${TIMER_SIZES[0]} cartas forman el **Cronómetro** (${listed(TIMER_SIZES.slice(1).map(String), 'or')}: más difícil). En cada turno:
1. Roba o construye como siempre.
2. El Cronómetro revela una carta de valor *a*: se descartan la carta del mercado y el contrato del espacio *a*.
3. Revela otra, de valor *b*: se descartan los del espacio *a + b* (el 5 solo tiene carta, el 6 nada).
4. Tienes que construir con esas dos cartas si alguna construcción está permitida. Eliges cuál da el número, la casa y adónde va la ficha de la planta baja. No da puntos ni cumple contratos, y la ficha de un tejado completado se pierde.
5. Se reponen el mercado y los contratos. Los contratos que descartó el Cronómetro pueden volver; los cumplidos, nunca. En el tablero, la arena junto al número de un espacio muestra cuán probable es que el Cronómetro lo vacíe tras tu turno.

Cuando el Cronómetro se acaba, la partida termina tras el paso 4; los tejados no la terminan. Se gana con **${goal} puntos antes de los contratos privados**. Después se suman estos, y el total da tu nivel: Aprendiz desde ${levels.apprentice}, Constructor desde ${levels.builder}, Maestro constructor desde ${levels['master-builder']}.`,
  },
  family: {
    title: 'Partida familiar',
    text: `Todo es como siempre, solo que sin contratos privados: al empezar no se elige nada y al final no se suma nada. Deciden los puntos del tablero; en caso de empate, más contratos públicos y, después, quien juegue más tarde en la ronda.`,
  },
  notation: {
    title: 'Colores y notación',
    text: `Cada color tiene una letra dondequiera que se dibuje: **B** azul, **G** verde, **P** morado, **R** rojo, **Y** amarillo.

Las casas son \`L1\` a \`L7\` en la calle izquierda y \`R1\` a \`R7\` en la derecha, que el tablero muestra debajo; ambas van de izquierda a derecha. Las dos calles no se tocan. “azul 2/5” es una casa azul con dos de sus cinco pisos. Los espacios del mercado van del 1 al 5, los de los contratos del 1 al 4.

Una acción se puede escribir en una línea:
- \`draw 1,3\` roba las cartas de los espacios 1 y 3.
- \`build red-3 blue-1 L4\` coloca tres pisos azules en L4: la primera carta da el número, la segunda el color.
- \`build red-3 blue-1 L5 roof R2 claim 1,3\` además mueve la ficha de la planta baja al tejado de R2 y cumple los contratos 1 y 3.
- \`keep houses-blue,pair-blue-red,side-1\` se queda con tres contratos privados.
- \`timer blue-3 red-2 L5\` coloca las cartas del Cronómetro.`,
  },
};
