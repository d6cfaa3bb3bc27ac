import { commandName } from '../../../../stage/names.ts';
import { box } from '../../rules/box.ts';
import { ID } from '../../rules/types.ts';
import type { Phrases } from '../en/index.ts';
import { regionFacts } from '../facts.ts';
import { terms } from './terms.ts';

const { cards, end, rounds, seat, start, vines } = box;
const { ruby, tawny } = box.warehouse;
const { cards: kinds } = terms;
const { baixo, cima, superior } = regionFacts('es-ES');

/** The whole rules in our own words, a chapter each; a term of the trade is explained where it first stands. */
export const topics: Phrases['topics'] = {
  overview: {
    title: 'Visión general',
    text: `Vintage es la crónica de ${rounds} vendimias en el valle del Duero portugués, el **Douro**, de donde viene el vino de Oporto. Una ronda es un año.

Para hacer oporto se vierte **aguardiente** de uva en el vino que aún fermenta. Así queda dulce y dura décadas. Por eso, quien quiere vino necesita antes aguardiente.

Tus **quintas**, las fincas de allí, están en las laderas sobre el río. Plantas cepas, vendimias, cargas tu **rabelo**, el barco plano del Douro, y bajas hasta **Vila Nova de Gaia**. Allí tu vino se cría en la bodega, pasa al almacén según en qué se haya convertido y se vende por **puntos**.

En Gaia eliges qué será un vino:
- **Ruby** se cría en grandes cubas, lejos del aire, y sigue rojo. Sus categorías, de abajo arriba: Ruby, Reserva, **LBV** (Late Bottled Vintage: de un solo año, embotellado tras cuatro a seis) y **Vintage**, lo mejor de un gran año.
- **Tawny** se cría en barricas pequeñas y toma el color del ámbar. Sus categorías: Tawny, Reserva, **Tawny añejo** (su edad media figura en la etiqueta) y **Colheita**, un Tawny de un solo año.

Tras la última vendimia cuentan también las quintas y los barriles sobrantes. Gana quien tenga más puntos.`,
  },
  turn: {
    title: 'Un turno',
    text: `En el sentido del reloj, cada asiento hace **una** acción por turno. Así se sigue hasta que todos hayan pasado o gastado todas sus piezas; entonces acaba la ronda. Pasar vale para el resto de la ronda y siempre se puede.

Casi todas las acciones se pagan en la **tabla de acciones**. Cada una tiene una columna de **círculos** con números. Se paga de una de estas dos maneras:
- con **marcadores**: tantos como diga el círculo. Ocupan el círculo libre más barato de la columna;
- con el **capataz**, solo, en cualquier círculo libre, barato o caro. Tienes uno.

Un círculo ocupado lo está toda la ronda: quien llega después paga más, y una columna llena está cerrada.

Lo que puedes hacer:
- **comprar** una quinta
- **plantar** una cepa
- **vendimiar**
- **navegar**: el barco no tiene columna. Cada movimiento cuesta un marcador, nunca el capataz
- **criar y vender**
- **tomar** o **jugar** una carta
- **ser jugador inicial**

Lo que no podrías llevar a cabo no se puede elegir. Una vendimia, un viaje o un desembarco siguen por pasos, todos en el mismo turno.`,
  },
  estates: {
    title: 'Quintas y cepas',
    text: `**Compra** una quinta, una vez por ronda del modo que sea; tienes ${seat.estates} como mucho. Elige un lugar libre y paga su precio en puntos. Los puntos nunca bajan de 0.

- **Baixo Corgo**, río abajo: precio ${baixo.price}, calidad ${baixo.quality}, ${baixo.barrels} barriles por vendimia
- **Cima Corgo**, más arriba: precio ${cima.price}, calidad ${cima.quality}, ${cima.barrels} barriles
- **Douro Superior**: precio ${superior.price}, calidad ${superior.quality}, ${superior.barrels} barriles

Una quinta nueva está sin cepas. Desde la ronda siguiente trae ${start.markersForAnEstate} marcador más.

**Planta** una cepa en una quinta tuya. Cada una tiene ${vines.slots} espacios, y todas sus cepas son distintas: verde, morada, roja, blanca, amarilla. La morada tiene columna propia, la verde comparte una con la roja, la blanca con la amarilla.

Con ${vines.plantedFrom} cepas la quinta está **plantada**: ya se puede vendimiar, y al final su precio vuelve en puntos.

Una **viña vieja** es la de cepas retorcidas que dan poca uva, y muy buena. Solo crece en Cima Corgo, ocupa un espacio como cualquier cepa y tiene un único círculo: una por ronda entre todos. En el juego hay ${vines.old}.

La **calidad** es la del lugar, +${vines.qualityForOld} con una viña vieja, +${vines.qualityForFull} con ${vines.slots} cepas. Sube al instante. Las cepas nunca cambian de sitio.`,
  },
  harvest: {
    title: 'Vendimia',
    text: `Una vez por ronda, del modo que sea. Participan, una tras otra, todas tus quintas plantadas sin barriles a la espera. De cada una dices cuántos barriles de **vino** da; el resto es **aguardiente**. Siempre da todos sus barriles.

- Cada quinta que da vino cuesta **1 aguardiente**, sean cuantos sean los barriles. Solo paga el que ya estaba en tu depósito *antes* de la vendimia.
- El aguardiente nuevo llega al final de todo. En el depósito caben ${seat.brandy}; lo que sobra se pierde.
- El vino queda en su quinta como un **lote**: todo de la misma calidad, la de la quinta más el **bonus del año**, la ficha a la vista. Los lotes nunca se mezclan.

**Barriles a la espera.** Una quinta donde aún está el último vino no da nada, ni aguardiente, salvo que tu barco esté en su puerto con un hueco libre. Entonces primero se embarca el lote antiguo. También puedes dejar de lado esa quinta, pero no si no se vendimia ninguna otra.

*Ejemplo*: tienes quintas en Baixo y en Cima, 1 aguardiente en el depósito, y el bonus es 1. En Baixo haces aguardiente, ${baixo.barrels} barriles, y en Cima vino: ${cima.barrels} barriles de calidad 6. Quedan ${baixo.barrels} aguardientes en el depósito, para dos quintas con vino en la próxima ronda.`,
  },
  boat: {
    title: 'El barco',
    text: `Los rabelos son planos y tienen una gran vela: el viento los lleva Douro arriba, la corriente abajo. El tuyo lleva hasta **${seat.holds} lotes**, cada uno en un hueco propio.

Puertos, río arriba: **Gaia**, **Baixo**, **Cima**, **Superior**.
- **Subir**: un movimiento te lleva al puerto siguiente.
- **Bajar**: un movimiento te lleva tan lejos como quieras.

Cada movimiento cuesta 1 marcador, nunca el capataz. En un turno puedes hacer tantos movimientos como marcadores tengas, y parar tras cualquiera de ellos.

Durante un movimiento puedes **embarcar** lotes de tus quintas en toda región de la que el barco sale, por la que pasa o a la que llega, mientras haya huecos libres. Así, desde Superior, una sola bajada puede traer todo lo que tienes.

**En Gaia** los lotes desembarcan, tantos como quepan en tu bodega: tiene ${seat.cellar.ruby} columnas para Ruby y ${seat.cellar.tawny} para Tawny, un lote en cada una. Para cada lote, en el orden en que se cargaron, eliges el lado. Si hay más lotes que columnas libres, eliges también cuáles se quedan a bordo; desembarcan en cuanto quede libre una columna mientras el barco está allí.

Ningún lote vuelve al barco.`,
  },
  ageing: {
    title: 'Criar y vender',
    text: `Necesitas un lote en la bodega. Se tira un **dado** para todos tus lotes. El valor de cada uno es su calidad más el dado. Sus barriles van al almacén, a su lado, a la categoría más alta que alcance el valor; lo que no encuentra espacio baja a la siguiente.

**Ruby**
- Vintage: ningún valor la alcanza, solo el enólogo. ${ruby.vintage.spaces} espacio, ${ruby.vintage.vp} puntos
- LBV: desde ${ruby.lbv.from}. ${ruby.lbv.spaces} espacios, ${ruby.lbv.vp} puntos
- Reserva: desde ${ruby.reserva.from}. ${ruby.reserva.spaces} espacios, ${ruby.reserva.vp} puntos
- Ruby: por debajo, sin límite. Cada ${ruby.bottom.set} barriles dan ${ruby.bottom.vp}

**Tawny**
- Colheita: desde ${tawny.colheita.from}. ${tawny.colheita.spaces} espacios, ${tawny.colheita.vp} puntos
- Añejo: desde ${tawny.aged.from}. ${tawny.aged.spaces} espacios, ${tawny.aged.vp} puntos
- Reserva: desde ${tawny.reserva.from}. ${tawny.reserva.spaces} espacios, ${tawny.reserva.vp} puntos
- Tawny: por debajo. Cada ${tawny.bottom.set} barriles dan ${tawny.bottom.vp}

Cuando todos los barriles están colocados, cada categoría **llena** se vende, una vez, por sus puntos, y vuelve a quedar vacía. Los demás barriles se quedan a esperar otros.

Primero se colocan los barriles, después actúa el enólogo, después una carta puede añadir un barril; la venta va al final.

*Ejemplo*: un lote Ruby de calidad 7 con 3 barriles y un 3 en el dado suman 10. Dos barriles llenan LBV, el tercero baja a Reserva. LBV se vende por ${ruby.lbv.vp} puntos; el tercer barril espera.`,
  },
  cards: {
    title: 'Cartas',
    text: `**Toma** una de las ${cards.display} cartas a la vista, o la superior del mazo sin verla. **Juégala** en un turno posterior. Cada cosa necesita un círculo de la columna de cartas; lo que la carta hace no necesita otro, aunque su propia columna esté llena. Caben ${seat.hand} en la mano: si está llena, se descarta una antes de tomar.

- **${kinds.buying}**: compra; paga ${cards.discount} menos, o planta allí una cepa
- **${kinds.harvesting}**: vendimia; 1 aguardiente paga todo el vino
- **${kinds.planting}**: de una a ${cards.plantings} de colores distintos en cualesquiera de tus quintas, en el orden verde, morada, roja, blanca, amarilla
- **${kinds['two-barrels']}**: ${cards.moreBarrels} se suman a un lote en una quinta
- **${kinds['free-action']}**: comprar, plantar, vendimiar, o criar y vender
- **${kinds.enologist}**, quien hace el vino: mira el bonus de una ronda por venir. El resto de esta ronda, en cada crianza todo barril sube una categoría, de arriba abajo, donde haya espacio. Dos enólogos lo hacen dos veces
- **${kinds.vintage}**: ${cards.vintage.barrels} barril Ruby de la bodega sale por ${cards.vintage.vp} puntos
- **${kinds.colheita}**: ${cards.colheita.barrels} barriles Tawny de la bodega salen por ${cards.colheita.vp} puntos
- **${kinds.boat}**: de uno a ${cards.moves} movimientos sin marcadores
- **${kinds['ageing-barrel']}**: cría y vende; antes de la venta, un barril va a un espacio libre, no por encima del más alto de su lado
- **${kinds['ageing-quality']}**: cría y vende, con ${cards.moreQuality} más en el dado

Ninguna carta planta una viña vieja. Lo que se puede una vez por ronda, también con cartas es una vez. Una carta que no haría nada no se puede jugar. Las cartas tomadas a la vista las conocen todos; las del mazo, solo tú.`,
  },
  rounds: {
    title: 'Las rondas',
    text: `La partida tiene ${rounds} rondas, cada una un año con su vendimia. La ficha a la vista es el **bonus del año**: 0, 1 o 2 más de calidad para todo el vino que se recoja en él.

**Ser jugador inicial**: hay un círculo para ello. Tomas la ficha de jugador inicial, o la conservas. Cuenta desde la ronda siguiente: quien la tiene empieza, y elige primero entre los círculos baratos.

Cuando todos han pasado o no tienen piezas:
1. Vuelven marcadores y capataces. Cada quinta comprada en esta ronda trae su marcador.
2. Todos los círculos quedan libres.
3. Se retiran las cartas que quedan a la vista, y se abren ${cards.display} nuevas. Durante una ronda no se rellena ningún hueco.
4. Se descubre la ficha siguiente.
5. Se puede comprar y vendimiar de nuevo; los enólogos se van a casa.

Si el mazo está vacío y hace falta una carta, las usadas se barajan en uno nuevo.

**Ocultos** están el orden del mazo, las fichas de las rondas por venir y las cartas que alguien robó del mazo. Todo lo demás está a la vista de todos.`,
  },
  end: {
    title: 'El final',
    text: `Tras la ronda ${rounds} no se descubre ninguna ficha más. A los puntos de cada asiento se suman:
- **1** por cada ${end.barrelsForAPoint} barriles de vino que aún tenga, estén donde estén: quintas, barco, bodega y almacén juntos;
- el **precio** de cada quinta plantada, también la primera;
- **${end.fullEstate}** por cada quinta con ${vines.slots} cepas.

El aguardiente, las cartas y las piezas no dan nada.

Gana quien tenga más puntos. A igualdad: más quintas, plantadas o no; después la mayor suma de las calidades de todas las quintas; después se comparte el puesto.

*Ejemplo*: 10 puntos, 14 barriles sobrantes, una quinta plantada en Baixo por 2, una en Cima por 4 con cinco cepas y una en Superior con dos: 10 + 3 + 2 + 4 + 1 = 20.

Quien abandona queda detrás de todos los que siguen. De dos, el otro gana al instante; de más, un sustituto sigue jugando el asiento.`,
  },
  setup: {
    title: 'Preparación',
    text: `Juegan de dos a cuatro; quién empieza se sortea. Cada asiento empieza con
- ${start.vp} puntos y ${start.brandy} barril de aguardiente,
- un barco en Gaia,
- una quinta en Baixo Corgo con tres cepas: verde, morada, amarilla. Así que ya se puede vendimiar,
- ${start.markers} marcadores y el capataz.

Quien empieza tiene ventaja; por eso, en la primera ronda, el asiento 1 tiene un marcador menos; con cuatro, el asiento 2 también.

${rounds} de ${box.chips.bonus.length} fichas (0, 1 y 2, tres de cada) están boca abajo sobre las rondas; la primera se descubre. Las otras dos no se ven nunca. Las 36 cartas se barajan y se abren ${cards.display}.

Con dos o tres, los círculos más caros de la tabla no entran en juego, y los lugares libres de Baixo Corgo se pueden comprar.

No pudimos conseguir todos los números de la copia impresa. Los que tuvimos que deducir están marcados en los papeles del proyecto, y allí se corrigen en un solo archivo.

Vintage fue creado por Gil d'Orey y publicado por MESAboardgames en 2011. Este es un proyecto independiente.`,
  },
  notation: {
    title: 'Acciones por escrito',
    text: `Toda acción tiene un botón y se puede escribir con \`${commandName(ID, 'do')}\`: cualquier parte en palabras, o como la escribe el registro:
\`buy cima-1 pay 1\` · \`plant 2 purple pay 1\` · \`harvest pay 1\` · \`sail cima load 2\` · \`age pay overseer-2\` · \`take boat pay 1\` · \`take deck discard planting pay 1\` · \`play enologist 4 pay 1\` · \`first pay 1\` · \`pass\`

\`pay 2\` son dos marcadores, \`pay overseer-2\` es el capataz en el círculo con un 2.

Pasos de un turno: \`gather 2 wine 3\` · \`leave 1\` · \`sail gaia\` · \`stop\` · \`unload ruby\` · \`unload boat\` · \`plant 1 white\` · \`add tawny aged\`

Las quintas se numeran en el orden en que las conseguiste, los lugares por región: \`baixo-1\`, \`cima-3\`. Cepas: \`green\` (verde), \`purple\` (morada), \`red\` (roja), \`white\` (blanca), \`yellow\` (amarilla), \`old\` (viña vieja).

Cartas: \`buying\` (${kinds.buying}) con un lugar y \`discount\` o un color, \`harvesting\`, \`planting\`, \`two-barrels\` con una quinta, \`free-action\` con \`buy\`, \`plant\`, \`harvest\` o \`age\`, \`enologist\` con una ronda, \`vintage\` con una columna, \`colheita\` con dos (\`1,2\`), \`boat\`, \`ageing-barrel\`, \`ageing-quality\`.`,
  },
};
