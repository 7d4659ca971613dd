# Por qué no: lo que deja fuera del menú algo de lo que ninguna regla habla en particular.
cannot-move = Este samurái no puede llegar ahí ahora: está demasiado lejos, ocupado, o el camino está cerrado.
cannot-stand = Esta casilla no está en tu zona de despliegue.
cannot-activate = Este samurái no es de los tuyos.
cannot-deploy = Este samurái no es de los tuyos.
cannot-attack = Este samurái no es de los que se pueden atacar ahora.
cannot-hand = Nadie juega en este sitio.
cannot-use = No tienes esta carta en la mano, o no es su momento.
cannot-bless = No tienes esa bendición, o no es su momento.
