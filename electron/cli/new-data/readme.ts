/** What lies beside a new system: how to go on. Both languages, because a folder is shared. */
export const README = `# A game of one's own

- \`system.json\`: the game: points, statistics, blocks, shared gear, what a list is made of.
- \`capabilities.json\`: what units can do, with a sentence each.
- \`books/\`: one file per army.
- \`schemas/\`: for the editor. One that knows JSON Schema (VS Code does) completes names and underlines mistakes.

\`$comment\` may stand in any object and is shown to nobody. Check what was written:

    muster data check .

A list of this game is checked with these data beside the program's own:

    muster check my-list.muster --data .

# Un jeu à soi

- \`system.json\` : le jeu : points, caractéristiques, blocs, équipement commun, composition d’une liste.
- \`capabilities.json\` : ce que les unités savent faire, avec une phrase pour chaque.
- \`books/\` : un fichier par armée.
- \`schemas/\` : pour l’éditeur. S’il connaît JSON Schema (comme VS Code), il complète les noms et souligne les erreurs.

\`$comment\` peut figurer dans tout objet et n’est montré à personne. Vérifier ce qu’on a écrit :

    muster data check .

Une liste de ce jeu se vérifie avec ces données en plus de celles du programme :

    muster check ma-liste.muster --data .
`;
