import type { GreenPortWords } from '../en/index.ts';
import { blacks, box, command, deckSize, units } from '../facts.ts';

const { cubes, gains, headquarters, objectives, prices } = box;

/** The whole rules in our own words, a chapter each. */
export const topics: GreenPortWords['topics'] = {
  overview: {
    title: 'Visión general',
    text: `Green Port es un puerto de granujas. Reúnes una banda y la gastas en golpes y casas.

Tu banda son **cubos** de cuatro colores: **B** azul, **G** verde, **R** rojo, **Y** amarillo. Los golpes son **objetivos**: papeles con un precio en cubos. Las casas son **sedes**: hay una pila para cada color, y tienen poderes. Quien paga gana sus puntos al instante.

En tu turno **revelas** cartas, de una en una, mientras te atrevas. Quedan en el **muelle**. Después contratas **un** color del muelle y ganas cubos de ese color; los demás pueden tomar del resto. Una carta negra acaba, sin nada, un turno demasiado codicioso.

Solo está oculto el orden del mazo. Lo que aún contiene lo saben todos, así que el riesgo del botón y de la grúa es exacto.

Cuando se cumple el último objetivo se acaba la ronda, y gana quien tenga más puntos.`,
  },
  turn: {
    title: 'Un turno',
    text: `Un turno tiene estos pasos:
1. **Contratar**: revela cartas y después contrata un color.
2. **Repescar**: cada uno de los demás, en orden, puede tomar un color que quede, a cambio de un cubo para ti. Tras una redada se omite.
3. **Usar**: cumple objetivos, compra sedes y recupera tu ficha, tantas veces como puedas pagar y en cualquier orden. Después termina el turno.

**Cambiar**: al contratar, entre una carta y otra, y al usar, tantas veces como quieras, puedes pagar ${prices.specialise} cubos de un mismo color, o de ${prices.specialise} colores distintos, por un cubo de un color que no pagas.

Cuando acaba el turno, las cartas que quedan en el muelle se descartan. Después le toca al siguiente.

*En orden* significa siempre: primero quien tiene el turno y después, en el sentido del reloj, uno tras otro. Así, los últimos saben lo que eligieron los primeros.`,
  },
  cards: {
    title: 'Cartas',
    text: `El mazo tiene ${deckSize} cartas:
- ${units} **cartas de personaje**: gente que contratar. Cada uno de los cuatro colores con cada uno de seis símbolos, una vez.
- ${blacks} cartas **negras**. Mientras no haya personajes en el muelle, no hacen nada. Si los hay, es una **redada**: ni contratar ni repescar, directo a usar. Con la **ficha** activa puedes **girarla**: se descarta todo el muelle y vuelves a contratar desde cero en el mismo turno.
- La **X naranja**: en orden, quien tenga más de ${cubes.limit} cubos pierde la mitad, redondeada hacia abajo, a su elección; o gira una ficha activa y no pierde nada. Después, cubos de consuelo.
- La **X verde**: cuando acabe este turno, las ${deckSize} cartas se barajan en un mazo nuevo. Antes, al instante, cubos de consuelo.

Tras una X se sigue contratando.

**Cubos de consuelo**, como mucho una vez por turno: todos los que tengan menos puntos toman un cubo del color que quieran. Si todos tienen los mismos puntos, los que tengan menos cubos. A quién le toca se decide antes de la primera elección.

Una ficha girada solo se recupera al usar, por cubos.

Si el mazo está vacío y hace falta una carta, se baraja el descarte; el muelle queda fuera. Si tampoco hay descarte, no se puede revelar nada.`,
  },
  hire: {
    title: 'Contratar',
    text: `Mientras el muelle esté vacío, tienes que revelar. Después sigues o contratas un color del muelle. Se descartan todas sus cartas de personaje, y ganas de ese color:
- ${gains.card} cubo por cada una de esas cartas;
- ${gains.tile} si tu ficha está activa y una de ellas muestra su símbolo;
- ${gains.boost} por cada sede verde tuya que lo **refuerce**: el color se elige al comprarla.

**Sincronía**: si los cuatro colores están en el muelle, ganas además un cubo de cada otro color. Sus cartas quedan para los demás.

Si en el muelle no hay personajes, puedes parar sin contratar a nadie.

*Ejemplo*: dos cartas rojas, una muestra la rueda, tu ficha también, y está activa. Una sede verde refuerza el rojo. 2 + 1 + 1: ganas 4 rojos.`,
  },
  refer: {
    title: 'Repescar',
    text: `Tras una contratación se pregunta una vez a cada uno de los demás, en orden: **pasar**, o dar a quien tiene el turno ${prices.refer} cubo de cualquier color y tomar todas las cartas de personaje de un color que quede. Trae lo mismo que una contratación, con la ficha y los refuerzos propios, pero nunca Sincronía.

A quien no tiene cubos no se le pregunta, y a nadie cuando no quedan personajes. Tras una redada nadie repesca.`,
  },
  utilise: {
    title: 'Usar',
    text: `Tantas veces como puedas pagar y en cualquier orden:
- **Cumplir** un objetivo: por cada color paga la suma de los valores de sus cartas de ese color. El comodín cuesta su valor en cubos de un mismo color, el que sea. Te llevas las cartas: sus valores son tus puntos.
- **Comprar** la sede de arriba de un color: ${prices.headquarters} cubos de ese color, y uno más por cada *carta* de ese color en los objetivos que queden. Por eso se van abaratando.
- **Recuperar la ficha**: ${prices.unflip} cubos de cualquier color; ${prices.unflipAfterBust} si en este turno hubo una redada.

Cada precio se cuenta de nuevo cada vez, así que una compra puede abaratar la siguiente. Los cubos que guardas siguen ahí en tu próximo turno. Después **termina** el turno.

*Ejemplo*: quedan cartas rojas en dos objetivos, una en cada uno. La sede roja cuesta 2 + 2 = 4 rojos. Cumples uno de los dos: ahora cuesta 3.`,
  },
  powers: {
    title: 'Poderes',
    text: `Las sedes dan sus puntos y un poder duradero:
- **Azul**: cada una quita un cubo del precio de cada objetivo, hasta dejarlo gratis; tú eliges de qué color.
- **Verde**: al comprarla, elige el color que **refuerza**: siempre que contratas o repescas ese color, ganas un cubo más. Varias sobre un color se suman.
- **Roja**: un cambio lleva ${prices.specialiseWithRed} cubos cualesquiera, iguales o no. Para eso basta una; más solo dan puntos.
- **Amarilla**: cada una abarata en un cubo recuperar la ficha, hasta dejarlo gratis.`,
  },
  end: {
    title: 'El final',
    text: `Cuando no quedan objetivos, la ronda se juega hasta el final: quien va después en ella aún tiene su turno. Luego vienen las **compras finales**, que ocurren solas: color por color, primero quien tenga más cubos de él y, entre iguales, quien juegue más tarde; cada cual compra tantas de las sedes restantes como pueda, a ${prices.headquarters} cubos cada una. Los poderes ya no cuentan.

Gana quien tenga más puntos. A igualdad: más cubos restantes, después la carta de objetivo más alta, después la segunda, y así sucesivamente. Si todo es igual, se comparte el puesto.

Quien abandona queda en último lugar, y un sustituto sigue jugando con las mismas reglas. Si solo queda uno, ese gana.`,
  },
  variants: {
    title: 'Preparación y variantes',
    text: `Juegan de dos a cuatro. Los cuatro primeros **objetivos** se reparten nueve cartas (valores ${objectives.white.join(', ')}), puestas al azar en columnas. Con tres y cuatro, un quinto tiene ${objectives.black.join(', ')}, y el sexto es **comodín** y vale ${objectives.wild}. Cada carta, salvo el comodín, lleva un cubo del color que pide.

Una pila de **sedes** tiene, de arriba abajo: ${headquarters.piles['2'].join(', ')} con dos; ${headquarters.piles['3'].join(', ')} con tres; ${headquarters.piles['4'].join(', ')} con cuatro.

Cada cual tiene una **ficha** con uno de los seis símbolos, activa al empezar. Después, del último en jugar al primero, cada uno elige un **cubo inicial**: hay uno de cada color. Empieza el primero.

Variantes:
- **normal**: todas estas reglas.
- **sin fichas**: nadie tiene ficha: no hay cubo por su símbolo, y nadie se libra de una redada ni de una pérdida.
- **sin poderes**: las sedes solo dan puntos.
- **sencilla**: ni lo uno ni lo otro.

Green Port fue creado por Pedro Dias para la Green Box of Games. Este es un proyecto independiente.`,
  },
  notation: {
    title: 'Acciones por escrito',
    text: `Toda acción tiene un botón y se puede escribir con \`${command('do')}\`: cualquier parte en palabras, o como la escribe el registro:
\`pick red\` · \`reveal\` · \`hire red\` · \`flip\` · \`bust\` · \`lose blue-1,red-3\` · \`bonus red\` · \`refer blue pay red\` · \`pass\` · \`complete 3 pay blue-2,red-4\` · \`buy green boost blue\` · \`unflip pay red-2\` · \`specialise green pay red-3\` · \`end\`

\`bonus\` es un cubo de consuelo, \`specialise\` un cambio, \`bust\` es aceptar una redada.

Los cubos se escriben como color en inglés y número, en el orden azul, verde, rojo, amarillo. \`none\` significa ningún cubo.`,
  },
};
