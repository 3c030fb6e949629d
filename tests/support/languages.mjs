import { languages } from "../../scripts/lib/languages.mjs";
import { missingMessages } from "../../scripts/lib/messages.mjs";

/** Languages with a complete translation, English first, each with a browser locale such as `de-DE`. */
export const translated = languages
  .filter((language) => !missingMessages().some((missing) => missing.includes(`/${language}/`)))
  .map((language) => ({ language, locale: `${language}-${new Intl.Locale(language).maximize().region}` }));
