/** Sizes of type by density, in pixels: the numbers of `tokens.css`, for what is measured before it is drawn. */
export const TYPE_SIZES = {
  compact: { xs: 12, xsLine: 16, sm: 13, smLine: 18, md: 14 },
  comfortable: { xs: 13, xsLine: 18, sm: 14, smLine: 20, md: 15 },
} as const;

export type Density = keyof typeof TYPE_SIZES;
