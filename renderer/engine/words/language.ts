/** Languages that the program speaks. Names in data may know more (`LocalNames`). */
export type Language = 'en' | 'fr';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];
