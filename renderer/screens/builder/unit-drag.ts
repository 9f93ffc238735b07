/** Kind of what is dragged between the columns of the builder: nothing from outside goes into a list this way. */
export const UNIT_DRAG = 'application/x-muster-roll-unit';
