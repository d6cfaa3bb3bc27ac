import type { Phrases } from '../en/index.ts';

/** From planting to the first sale on the example board; the numbers in it are the board's. */
export const lesson: Phrases['lesson'] = {
  you: 'Tú',
  other: 'Rival',
  goOn: 'Seguir',
  again: 'Otra vez desde el principio',
  look: {
    text: `**De plantar a la primera venta, en un tablero de ejemplo.** El río es el Douro. Viene de arriba, pasa por tres regiones con terrazas y baja hasta **Gaia**, donde el vino se hace oporto.

Tienes una **quinta** en Baixo Corgo. Allí hay tres cepas, así que ya se puede vendimiar: 2 barriles de calidad 2. Es poca cosa. Más arriba el vino es mejor: en Cima Corgo una quinta da 3 barriles de calidad 5.

Bajo el valle está la **tabla de acciones**. Cada columna es una acción; cada círculo, un lugar que puede tomar un asiento por tantos **marcadores** como diga su número. Tienes 3, y el **capataz**, que puede ir solo a cualquier círculo.

Abajo están los dos jugadores: 3 puntos y 1 barril de aguardiente cada uno.`,
    remarks: { goOn: 'Un año como tantos: la ficha a la vista muestra un bonus de 0.' },
  },
  buy: {
    text: `Tu turno: **una** acción, después una de tu rival, y así sucesivamente.

En los letreros del valle, el número dorado es el precio de un lugar; el otro, su calidad. Una quinta en Cima Corgo cuesta **3 puntos**, todo lo que tienes. Si al final tiene tres cepas, su precio vuelve. Y desde la próxima ronda te trae un marcador más.

¿Qué haces?`,
    remarks: {
      buy: 'Es tuya, por el primer círculo de la columna, que cuesta 1 marcador.',
      harvest:
        'Se puede: 2 barriles de calidad 2. Pero gastarías tu único aguardiente en un vino flojo, y este año no tiene bonus. Prueba otra cosa.',
      plant:
        'Se puede. Pero cuatro cepas no son mejores que tres; solo con cinco sube la calidad. Prueba otra cosa.',
    },
  },
  plant: {
    text: `Tu rival ha vendimiado y ocupa el primer círculo de esa columna. Vendimiar ahora te cuesta 2 marcadores, o el capataz. Y tu nueva quinta aún no tiene cepas.

Necesita **tres cepas**, todas distintas, una por acción. La morada tiene columna propia, la verde comparte una con la roja, la blanca con la amarilla. Tienes 2 marcadores y el capataz.

La imagen es ahora la de tus propios turnos: arriba tu casa, debajo la tabla. En gris está lo que ahora no puedes hacer; un anillo marca de qué se habla.`,
    remarks: {
      purple:
        'La morada ya está. Mientras tu rival lleva vino a Gaia, en tu próximo turno le sigue una verde.',
      old: 'Una viña vieja mejora la quinta al instante, de 5 a 6. Pero cuesta 2 marcadores, y en esta ronda ya no podrías plantar tres cepas. Prueba otra cosa.',
      harvest:
        'Solo se vendimiaría Baixo: con menos de tres cepas no hay nada. Y el círculo más caro cuesta tus dos marcadores. Prueba otra cosa.',
    },
  },
  third: {
    text: `Ya hay dos cepas. Tus marcadores están gastados, y queda el **capataz**. Ocupa cualquier círculo libre, barato o caro; una vez por ronda.

El vino de tu rival ya está en la bodega, en el lado **Ruby**.`,
    remarks: {
      white: 'La tercera cepa. Tu quinta está plantada, y con ello acaba para ti la primera ronda.',
      first:
        'Con la ficha empezarías la próxima ronda. Pero ya la tienes. La tercera cepa vale más. Prueba otra cosa.',
      pass: 'Descansar siempre se puede. Pero el capataz vuelve de todos modos en la próxima ronda: úsalo. Prueba otra cosa.',
    },
  },
  year: {
    text: `**Ronda 2.** Todas las piezas han vuelto, y la nueva quinta trae una: tienes 5 marcadores. La ficha del año muestra **1**: todo el vino de esta ronda tiene 1 más de calidad.

Tu rival crió su bodega con el capataz: calidad 2 y un 5 en el dado sumaron 7. Ahora hay dos barriles en Reserva. Esa categoría tiene tres espacios y se vende cuando está llena, así que esperan.`,
    remarks: {
      harvest: 'Un marcador, en el primer círculo. Todas tus quintas plantadas se vendimian juntas.',
      old: 'Calidad 6 antes de la vendimia: buena idea. Pero cuesta 2 de 5 marcadores, y el viaje y la bodega necesitan el resto. Prueba otra cosa.',
      sail: 'Aún no hay nada que embarcar. Prueba otra cosa.',
    },
  },
  baixo: {
    text: `Quinta por quinta dices cuánto será **vino**; el resto es **aguardiente**. Para detener la fermentación, una quinta con vino necesita 1 aguardiente del depósito, tal como estaba antes de la vendimia. Tienes **1**, así que solo una de tus dos quintas puede dar vino.

Primero Baixo: 2 barriles. Su vino tendría calidad 3.`,
    remarks: {
      brandy: 'Dos barriles de aguardiente: bastan para dos quintas con vino la próxima vez.',
      wine: 'Se puede. Pero entonces Cima, con mejor vino y más cantidad, solo puede dar aguardiente. Prueba otra cosa.',
    },
  },
  cima: {
    text: `Ahora Cima: 3 barriles. Su calidad es 5, y el bonus del año suma 1.`,
    remarks: {
      wine: 'Tres barriles de calidad 6 están en la quinta. Se gasta un aguardiente, llegan dos.',
      brandy:
        'Se puede. Pero en el depósito caben 3 barriles de aguardiente, y lo que sobra se pierde. Prueba otra cosa.',
    },
  },
  boat: {
    text: `El vino está en Cima, y tu **rabelo** en Gaia. **Río arriba** cada movimiento va solo al puerto siguiente; **río abajo** uno solo te lleva tan lejos como quieras. Cada uno cuesta 1 marcador, y en un turno puedes hacer varios. Ida y vuelta son 3 de tus 4.

Una quinta cuyos barriles aún esperan no se puede vendimiar otra vez. Así que ve por ellos.`,
    remarks: {
      sail: 'La vela está izada, y el viento sopla del mar.',
      pass: 'Pasar vale para el resto de la ronda: el vino esperaría todo el año en Cima. Prueba otra cosa.',
      old: 'Se puede, para vendimias futuras: el vino que ya está allí conserva su calidad. Pero entonces 2 marcadores son pocos para traerlo. Prueba otra cosa.',
    },
  },
  load: {
    text: `El barco está en Baixo. Tu turno continúa: sigue navegando mientras tengas marcadores, o para.

Por el camino puedes **embarcar** en toda región de la que el barco sale, por la que pasa o a la que llega. Tiene tres huecos, uno por lote.`,
    remarks: {
      on: 'Tres barriles están a bordo, en el primer hueco.',
      back: 'Se puede, con los huecos vacíos. Prueba otra cosa.',
      stop: 'Se puede: tu turno acaba, y el barco espera en Baixo. Pero no ganas nada con ello. Prueba otra cosa.',
    },
  },
  home: {
    text: `Embarcado. Desde aquí la corriente te baja a Gaia en **un** movimiento.`,
    remarks: {
      gaia: 'Atrás queda Baixo, atrás los rápidos: el muelle de Gaia.',
      superior: 'Más arriba no tienes nada. Prueba otra cosa.',
      stop: 'Se puede, pero en el río el vino no vale nada. Prueba otra cosa.',
    },
  },
  side: {
    text: `En Gaia el lote desembarca, y eliges en qué se convierte. Decide el dado: calidad 6 **más la tirada**.

**Ruby**: Reserva desde 6, tres espacios, 2 puntos; LBV (Late Bottled Vintage) desde 10, dos espacios, 3 puntos.
De 1 a 3: tres barriles llenan Reserva, **2 puntos**. De 4 a 6: dos llenan LBV, **3 puntos**, y el tercero espera en Reserva.

**Tawny**: Reserva desde 6, cuatro espacios, 2 puntos; Añejo desde 9, tres espacios, 3 puntos; Colheita desde 12, dos espacios, 4 puntos.
1 o 2: tres de cuatro espacios, aún **nada**. De 3 a 5: **3 puntos**. 6: dos llenan Colheita, **4 puntos**.`,
    remarks: {
      ruby: 'Ruby: muestre lo que muestre el dado, algo se vende. De media, 2,5 puntos.',
      tawny:
        'Buena elección para quien sabe esperar: hasta 4 puntos, pero nada al momento con un 1 o un 2; de media, 2,2. Prueba otra cosa.',
    },
  },
  age: {
    text: `Paraste en Gaia, con 1 marcador y el capataz. Tu rival ha plantado.

Ahora **cría y vende**: una sola tirada para todo lo que hay en tu bodega. Cada categoría que quede llena se vende por sus puntos.`,
    remarks: {
      age: 'El dado muestra un **4**.',
      first: 'Buen plan: tu capataz aún podría criar. Pero primero los puntos. Prueba otra cosa.',
      pass: 'Se puede. Pero en la próxima ronda el vino ocuparía una columna de tu bodega. Prueba otra cosa.',
    },
  },
  sold: {
    text: `**6 + 4 = 10.** Dos barriles se hicieron Late Bottled Vintage y se vendieron por **3 puntos**. El tercero no halló espacio allí y bajó a Reserva. Ahí se queda, y con dos más esa categoría estaría llena.

Así gira la rueda: plantar, vendimiar, navegar, criar, vender. Tienes 2 aguardientes para la próxima vendimia, y el capataz para una acción más en esta ronda.

Más adelante suma lo que mejora el vino: una quinta con cinco cepas, una viña vieja en Cima, buenos años. Las **cartas** tuercen un poco las reglas. Tras siete rondas vuelve el precio de cada quinta plantada, 4 barriles sobrantes dan un punto, y gana quien tenga más puntos.`,
    remarks: { again: 'De vuelta al primer tablero.' },
  },
};
