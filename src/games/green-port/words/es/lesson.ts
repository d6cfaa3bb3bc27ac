import type { GreenPortWords } from '../en/index.ts';

export const lesson: GreenPortWords['lesson'] = {
  you: 'Tú',
  other: 'Rival',
  goOn: 'Seguir',
  watch: 'Ver qué hace tu rival',
  again: 'Otra vez desde el principio',
  look: {
    text: `**Un primer turno, en un tablero de ejemplo.** Las cartas bajan al muelle como contenedores, y en cada uno se esconde alguien de un color: **B** azul, **G** verde, **R** rojo, **Y** amarillo. A quien contratas se une a tu banda. Las reglas llaman **cubo** a cada miembro de la banda.

Los papeles son **objetivos**: su precio en cubos, sus puntos en oro. Las casas son **sedes**, también en venta. Ambas cosas son puntos para quien paga.

Abajo se ve a los dos jugadores, tú y tu rival, cada cual con una **ficha**. La tuya muestra una gota.`,
    remarks: { goOn: 'Antes del primer turno, cada cual elige un cubo inicial.' },
  },
  pick: {
    text: `Elige primero el último en jugar: tu rival tomó amarillo. ¿Qué color eliges?

Ayuda tener un plan. Mira los papeles: el número 3 pide 4 azules y 1 amarillo, 5 cubos en total. Todos los demás piden más.`,
    remarks: {
      blue: 'Uno de los 4 cubos azules del Objetivo 3 ya es tuyo.',
      green:
        'Buena idea: los Objetivos 2 y 4 piden mucho verde. Pero cuestan 6 y 8 cubos. Prueba otra opción.',
      red: 'Buena idea: el Objetivo 1 es todo rojo. Pero cuesta 6 cubos, y el número 3 solo 5. Prueba otra opción.',
    },
  },
  first: {
    text: `Es tu turno. **Revelas** cartas, de una en una, y quedan en el **muelle** hasta que pares y contrates.

De las 31 cartas del mazo, 5 son **negras**. Mientras no haya nadie en el muelle, una carta negra no hace nada. Por eso la primera carta es segura, y el botón lo dice.`,
    remarks: { reveal: 'Una carta amarilla con círculos.' },
  },
  one: {
    text: `La placa de abajo dice lo que te traería el amarillo: **+1** cubo. Puedes contratarlo ya o revelar otra carta.

Desde aquí, una carta negra es una **redada**: en este turno no contratas. Quedan 30 cartas, 5 de ellas negras; la franja bajo el muelle las cuenta. Eso es un **17\u00a0%**, y no hace falta que lo calcules: el letrero de la grúa y el botón siempre lo dicen con exactitud.`,
    remarks: {
      yellow: 'Se puede, y es seguro. Pero un cubo es poco para un turno entero. Prueba otra opción.',
      reveal: 'Te atreviste y salió bien: una carta azul con una rueda.',
    },
  },
  two: {
    text: `Hay dos colores. Solo puedes contratar **uno**, pero con todas sus cartas: una segunda azul o amarilla lo haría más valioso. ¿Sigues o contratas?`,
    remarks: {
      blue: 'Azul es tu plan, pero con tu cubo inicial son solo 2 de 4. El riesgo sigue siendo del 17\u00a0%. Prueba otra opción.',
      yellow:
        'El Objetivo 3 también pide un cubo amarillo, pero los cuatro azules cuestan más de conseguir. Prueba otra opción.',
      reveal: 'Bien otra vez: una carta roja con círculos.',
    },
  },
  three: {
    text: `Tres colores. Si se sumara una carta verde, tendrías **Sincronía**: con los cuatro colores en el muelle, tu contratación trae además un cubo de cada otro color.

Las negras siguen siendo 5, pero el mazo ha bajado a 28: **18\u00a0%**.`,
    remarks: {
      blue: 'Seguro, pero solo 1 cubo. De las 28 cartas, 11 te ayudarían (5 azules y 6 verdes) y 5 te harían daño. Prueba otra opción.',
      red: 'El Objetivo 3 no pide rojo. Y 11 de las 28 cartas te ayudarían, 5 azules y 6 verdes. Prueba otra opción.',
      reveal: '¡Azul, y con una gota: el símbolo de tu ficha!',
    },
  },
  four: {
    text: `Ahora el azul trae **+3**: dos cartas, y uno más porque una carta azul muestra el símbolo de tu ficha, que está activa. Un aro dorado marca esa carta. Con tu cubo inicial serían 4 azules.

Con una carta negra perderías todo esto, o **girarías** tu ficha: entonces se va el muelle, pero empiezas de nuevo. El riesgo es del **19\u00a0%**. ¿Paras?`,
    remarks: {
      reveal:
        'Le das la vuelta: **negra**. Si giras tu ficha, se va el muelle; si no, no contratas a nadie. Parar a tiempo es la mitad del juego. Vuelve atrás y prueba otra opción.',
      blue: 'Paras. Cuatro cubos azules son tuyos.',
      red: 'Se puede, pero 1 rojo es menos que 3 azules, y el Objetivo 3 pide azul. Prueba otra opción.',
    },
  },
  refer: {
    text: `Las cartas azules se han ido, las otras siguen ahí. Antes de que gastes, se pregunta una vez a cada uno de los demás: pueden **repescar**. Es decir, darte a **ti** un cubo, de cualquier color, y tomar todas las cartas de un color que quede.

La roja y la amarilla muestran círculos, el símbolo de la ficha de tu rival: cualquiera le traería 2 cubos. El único cubo que puede dar es amarillo.`,
    remarks: { goOn: 'Tu rival toma 2 rojos y te paga el cubo amarillo.' },
  },
  spend: {
    text: `4 azules y 1 amarillo: justo lo que pide el Objetivo 3. Lo que puedes pagar tiene un borde dorado.

Ahora **gastas**, tantas veces como puedas pagar y en cualquier orden. ¿Qué haces?`,
    remarks: {
      complete: 'Cinco cubos por 5 puntos. Los puntos cuentan al instante.',
      buy: 'Se puede: 2 puntos, y desde entonces cada objetivo te cuesta un cubo menos. Pero hoy puedes tener 5 puntos, y esos no te los quita nadie. Prueba otra opción.',
      end: 'Se puede: los cubos siguen siendo tuyos. Pero alguien puede cumplir antes el Objetivo 3, y una X naranja deja en la mitad a quien tenga más de 7 cubos. Prueba otra opción.',
    },
  },
  after: {
    text: `**5 puntos** en tu primer turno. Y mira la **sede** azul: el precio bajó de 3 a **2**. Son 2 cubos, y uno más por cada carta de ese color en los papeles que quedan.

Cada sede da puntos y un **poder**. Azul: los objetivos te cuestan un cubo menos. Verde: un cubo más en cada contratación del color que elijas. Roja: cambias 2 cubos cualesquiera por uno de otro color, y no 3. Amarilla: recuperar la ficha girada sale más barato.

Ahora terminarías tu turno. Luego revela tu rival, y a ti se te pregunta si repescas. Cuando no quedan objetivos se acaba la ronda, y gana quien tenga más puntos.`,
    remarks: { again: 'De vuelta al primer tablero.' },
  },
};
