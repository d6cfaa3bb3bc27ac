about = Vintage: planta cepas Douro arriba, baja la vendimia y críala hasta hacerla oporto

-pay = Marcadores, como 1, o el capataz en un círculo, como overseer-2

verbs_harvest_about = Vendimia todas las quintas plantadas; después se pregunta por cada una
verbs_harvest_options_pay = { -pay }
verbs_sail_about = Mueve tu barco por un marcador y embarca lo que haya por el camino
verbs_sail_options_to = Un puerto, como Gaia
verbs_sail_options_load = Tus quintas cuyos lotes suben a bordo, como 1,2
verbs_age_about = Tira el dado, haz la crianza de la bodega y vende
verbs_age_options_pay = { -pay }
