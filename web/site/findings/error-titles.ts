/** Titles of error pages, in lower case. */
const TITLES: ReadonlySet<string> = new Set([
  "404",
  "error 404",
  "404 error",
  "404 not found",
  "404 page not found",
  "410 gone",
  "not found",
  "page not found",
  "page doesn't exist",
  "page does not exist",
  "this page could not be found",
  "404: this page could not be found",
  "oops! page not found",
  "500",
  "internal server error",
  "500 internal server error",
  "503 service unavailable",
  "service unavailable",
  "seite nicht gefunden",
  "fehler 404",
  "page introuvable",
  "page non trouvée",
  "erreur 404",
  "página no encontrada",
  "error 404: página no encontrada",
  "pagina non trovata",
  "errore 404",
  "página não encontrada",
  "pagina niet gevonden",
  "nie znaleziono strony",
  "strona nie została znaleziona",
  "sidan hittades inte",
  "sidan kunde inte hittas",
  "siden blev ikke fundet",
  "siden ble ikke funnet",
  "sivua ei löytynyt",
  "stránka nenalezena",
  "sayfa bulunamadı",
  "страница не найдена",
  "сторінку не знайдено",
  "ページが見つかりません",
  "페이지를 찾을 수 없습니다",
  "页面不存在",
  "找不到页面",
  "找不到頁面",
  "页面未找到",
]);

/** Returns `true` if a title, or a part of it between separators such as "|", is the usual title of an error page. */
export function isErrorTitle(title: string): boolean {
  const normal = (text: string) =>
    text
      .trim()
      .replace(/[.!]+$/, "")
      .replaceAll("’", "'")
      .replace(/\s+/g, " ")
      .toLowerCase();
  return [title, ...title.split(/\s+[-–—|·•«»:]+\s+|[|·•«»]|:\s+/)].some((part) => TITLES.has(normal(part)));
}
