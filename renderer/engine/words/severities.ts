import type { Severity } from '../findings/finding';
import type { Language } from './language';

interface SeverityWords {
  readonly label: string;
  /** `1 error`, `2 errors`. */
  readonly one: string;
  readonly many: string;
}

/** The four severities and what a count of them is called. */
export const SEVERITIES: Record<Language, Record<Severity, SeverityWords>> = {
  en: {
    error: { label: 'Error', one: 'error', many: 'errors' },
    warning: { label: 'Warning', one: 'warning', many: 'warnings' },
    advice: { label: 'Hint', one: 'hint', many: 'hints' },
    lost: { label: 'Lost', one: 'lost choice', many: 'lost choices' },
  },
  fr: {
    error: { label: 'Erreur', one: 'erreur', many: 'erreurs' },
    warning: { label: 'Alerte', one: 'alerte', many: 'alertes' },
    advice: { label: 'Conseil', one: 'conseil', many: 'conseils' },
    lost: { label: 'Perdu', one: 'choix perdu', many: 'choix perdus' },
  },
};

/** The labels alone, for lists of findings. */
export function severityLabels(language: Language): Readonly<Record<Severity, string>> {
  const { error, warning, advice, lost } = SEVERITIES[language];
  return { error: error.label, warning: warning.label, advice: advice.label, lost: lost.label };
}
