about = Vintage : plante des vignes le long du Douro, descends la vendange, fais-en du porto

-pay = Des marqueurs comme 1, ou le régisseur sur un cercle comme overseer-2

verbs_harvest_about = Vendange tous tes domaines plantés ; puis on demande pour chacun
verbs_harvest_options_pay = { -pay }
verbs_sail_about = Déplace ton bateau pour un marqueur, et charge ce qui est sur la route
verbs_sail_options_to = Un port, comme Gaia
verbs_sail_options_load = Les domaines dont les lots montent à bord, comme 1,2
verbs_age_about = Lance le dé, fais vieillir le chai, et vends
verbs_age_options_pay = { -pay }
