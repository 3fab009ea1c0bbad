import type { Locale } from '@foyer/wallet-api'
import { escapeHtml, TEXTS } from '@foyer/wallet-api/pages'

/**
 * Shows the notice where the browser does not know what all know that the site is built for (tooling/tsconfig/floor.ts).
 * In words that browsers before them know, too. The policies of the pages allow no other styles than by a script.
 */
export const OLD_BROWSER_SCRIPT =
  "if(!(window.CSS&&CSS.supports&&CSS.supports('color','oklch(from red l c h)'))){var notice=document.getElementById('old-browser');notice.hidden=false;notice.style.cssText='margin:0;padding:12px 16px;background:#ffd98a;color:#1c1400;font:16px/1.5 system-ui,sans-serif;text-align:center'}"

/** The first element of each page: what a browser that is too old shows in place of it. */
export const renderOldBrowser = (locale: Locale): string =>
  `<p id="old-browser" role="alert" lang="${locale}" hidden>${escapeHtml(TEXTS[locale].page.oldBrowser)}</p>
<script>${OLD_BROWSER_SCRIPT}</script>`
