/** One change each to the Warriors' worked list. Claim | change | findings gained (+) and lost (-), or none. */
export const WARRIORS_VARIANTS = `
w8: illegal, three Fallen without a Doomlord as General
a Doomlord as General lets six in | drop chosen-lord; add doomlord; role general doomlord | -fallen.most +over
a Doomlord who is not the General does not | drop sorcerer; add doomlord | +over
one Fallen fewer | drop fallen.3 | -fallen.most +t9a.spend
a grand army allows four | limit 8000 | -fallen.most +t9a.spend +army.core.share
the Sorcerer leads | role general sorcerer | none
no General | role general none | +general.min
a Favour for the Warriors | warriors +favour-of-savar | none
a Favour without a Favoured Champion | warriors -favoured-champion +favour-of-akaan | +hidden favour-of-akaan
Warriors with a Favour number twenty-five at most | warriors size 26 +favour-of-savar | +over +warriors.warrior.size-max
Warriors without a Favour may be twenty-six | warriors size 26 | +over
Chosen without a Favour | chosen -favour-of-nukuja | +chosen.favour.choose-min
Chosen with two Favours | chosen +favour-of-akaan | +chosen.favour.choose-max
a Lord without a Favour | chosen-lord -favour-of-savar | +chosen-lord.favour.choose-min
a Lord without a shield | chosen-lord -shield | +chosen-lord.shield-option.choose-min
a Lord with a spiked shield | chosen-lord -shield +spiked-shield | none
a Lord with two shields | chosen-lord +spiked-shield | +chosen-lord.shield-option.choose-max
a Trophy Rack with a banner | chosen-lord -halberd +hand-weapon +trophy-rack +aether-icon | none
a Trophy Rack carries one banner | chosen-lord -halberd +hand-weapon +trophy-rack +aether-icon +legion-standard | +chosen-lord.banner-enchantment.choose-max
a banner without a Trophy Rack | chosen-lord +aether-icon | +hidden aether-icon
a lance on foot | chosen-lord -halberd +lance | +hidden lance +t9a.spend
wings | chosen-lord +daemonic-wings | +over
wings on a mount | chosen-lord +daemonic-wings +black-steed | +over +hidden chosen-lord.daemonic-wings
two gifts | chosen-lord +daemonic-wings +luck-of-the-dark-gods | +over +chosen-lord.gift-of-the-dark-gods.choose-max
a dragon for the General | chosen-lord +wasteland-dragon | +over
a dragon for a Lord who does not lead | chosen-lord +wasteland-dragon; role general sorcerer | +over +hidden wasteland-dragon
two dragons in the army | chosen-lord +wasteland-dragon; sorcerer -wizard-adept +wizard-master +wasteland-dragon | +over +wasteland-dragon.most
a dragon for an Adept | sorcerer +wasteland-dragon | +over +hidden wasteland-dragon
a Sorcerer's shrine carries a banner | sorcerer +battleshrine-mount +zealots-banner | +over
a Sorcerer without a shrine carries none | sorcerer +icon-of-the-infinite | +over +hidden icon-of-the-infinite
a greedy General has fifty points more, twice | chosen-lord -favour-of-savar +favour-of-sugulag +symbol-of-slaughter +gladiators-spirit +dusk-forged +talisman-of-shielding +immortal-gauntlets | +over +hidden halberd +hidden symbol-of-slaughter
a General of another god has fifty more, once | chosen-lord +gladiators-spirit +dusk-forged +talisman-of-shielding +immortal-gauntlets +cleansing-light | +over +chosen-lord.special-items.allowance
a Doomlord is too large for Mithril | add doomlord +essence-of-mithril | +over +hidden essence-of-mithril
three Behemoths of three riders | add doomlord +wasteland-behemoth; sorcerer +wasteland-behemoth; add barbarian-chief +wasteland-behemoth | +over +wasteland-behemoth.most
a light lance on foot | add barbarian-chief -hand-weapon +light-lance | +over +hidden light-lance
a spear on a steed | add barbarian-chief -hand-weapon +spear +black-steed | +over +hidden spear
a Feldrak's enchantment twice | add feldrak-ancestor +titanic-might-f; add feldrak-ancestor +titanic-might-f | +over +army.characters.share +feldrak-ancestor.titanic-might-f.most
a king slayer on horseback for a Sorcerer | sorcerer +black-steed +king-slayer | +over +hidden king-slayer
a plain giant costs no more | marauding-giant -giant-club +tribal-warspear | none
a giant without equipment | marauding-giant -giant-club | +marauding-giant.upgrade.choose-min
a giant with two | marauding-giant +monstrous-familiar | +marauding-giant.upgrade.choose-max
Legendary Beasts up to six at 4000 points | add feldrak-elder; add feldrak-elder; add marauding-giant +giant-club | +over
a seventh Legendary Beast | add feldrak-elder; add feldrak-elder; add forsaken-one | +over +warriors-of-the-dark-gods.legendary-beasts
fewer points, fewer Legendary Beasts | limit 749; add forsaken-one | +over +army.characters.share +warriors-of-the-dark-gods.legendary-beasts
a third Feldrak Elder | add feldrak-elder; add feldrak-elder; add feldrak-elder | +over +feldrak-elder.most +warriors-of-the-dark-gods.legendary-beasts
Feldraks up to twelve in all | add feldraks 6 | +over
thirteen Feldraks in three units | add feldraks 6; add feldraks 3 | +over +feldraks.most-models
Feldraks above their size | feldraks size 7 | +feldraks.feldrak.size-max +over
twelve Chosen Knights | add chosen-knights 5 +favour-of-akaan; add chosen-knights 4 +favour-of-akaan; add chosen-knights 3 +favour-of-akaan | +over
thirteen Chosen Knights | add chosen-knights 5 +favour-of-akaan; add chosen-knights 5 +favour-of-akaan; add chosen-knights 3 +favour-of-akaan | +over +chosen-knights.most-models
two Damned units of Forsworn | forsworn +damnation; add forsworn 3 +damnation | +over
three Damned units of Forsworn | forsworn +damnation; add forsworn 3 +damnation; add forsworn 3 +damnation | +over +forsworn.damnation.most
Horsemen of both entries share a limit | add barbarian-horsemen 5; add barbarian-horsemen 5; add barbarian-horsemen-core 8; add barbarian-horsemen-core 8; add barbarian-horsemen-core 8 | +over +army.all-barbarian-horsemen.most
four Warhounds of both entries | add warhounds 5; add warhounds 5; add warhounds-core 8; add warhounds-core 8 | +over
five Warhounds of both entries | add warhounds 5; add warhounds 5; add warhounds 5; add warhounds-core 8; add warhounds-core 8 | +over +army.all-warhounds.most
a second level for the Sorcerer | sorcerer +wizard-apprentice | +sorcerer.wizard-level.choose-max
another level | sorcerer -wizard-adept +wizard-apprentice | +t9a.spend
two artefacts on the Battleshrine | battleshrine +wyrd-stone +veilgate-orb | none
three artefacts on the Battleshrine | battleshrine +wyrd-stone +veilgate-orb +ledger-of-souls | +over +battleshrine.artefacts.choose-max
the same stone twice | battleshrine +wyrd-stone; sorcerer +wyrd-stone | +wyrd-stone.once
a second torch earns a warning | battleshrine +wasteland-torch; warrior-knights +standard-bearer +wasteland-torch | +over +wasteland-torch.once
two weapons for Warrior Knights | warrior-knights +great-weapon | +warrior-knights.melee-weapon.choose-max
sixty points short | drop marauding-giant | +t9a.spend
Characters over their share | add exalted-herald; add doomlord; add barbarian-chief; add barbarian-chief | +over +army.characters.share
a unit larger than allowed | forsworn size 10 | +over +forsworn.forsworn.size-max
`;
