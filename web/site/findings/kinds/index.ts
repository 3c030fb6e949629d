import type { Kind } from "../kind.ts";
import { aiSearchBlocked } from "./ai-search-blocked.ts";
import { aiSignalsContradict } from "./ai-signals-contradict.ts";
import { allowedRefused } from "./allowed-refused.ts";
import { assetsNoindex } from "./assets-noindex.ts";
import { canonicalBlocked } from "./canonical-blocked.ts";
import { canonicalBroken } from "./canonical-broken.ts";
import { canonicalChain } from "./canonical-chain.ts";
import { canonicalNoindex } from "./canonical-noindex.ts";
import { canonicalOnNoindex } from "./canonical-on-noindex.ts";
import { canonicalRedirected } from "./canonical-redirected.ts";
import { canonicalToHome } from "./canonical-to-home.ts";
import { canonicalToHttp } from "./canonical-to-http.ts";
import { canonicalToStaging } from "./canonical-to-staging.ts";
import { disallowedServed } from "./disallowed-served.ts";
import { enginesDisagree } from "./engines-disagree.ts";
import { facetTrap } from "./facet-trap.ts";
import { headerMetaDisagree } from "./header-meta-disagree.ts";
import { hreflangBlocked } from "./hreflang-blocked.ts";
import { hreflangBroken } from "./hreflang-broken.ts";
import { hreflangNoindex } from "./hreflang-noindex.ts";
import { hreflangNotCanonical } from "./hreflang-not-canonical.ts";
import { hreflangNotReturned } from "./hreflang-not-returned.ts";
import { hreflangRedirected } from "./hreflang-redirected.ts";
import { hreflangWithoutSelf } from "./hreflang-without-self.ts";
import { httpIndexable } from "./http-indexable.ts";
import { linkedBroken } from "./linked-broken.ts";
import { managedBlockContradicts } from "./managed-block-contradicts.ts";
import { nofollowPages } from "./nofollow-pages.ts";
import { noindexUnseen } from "./noindex-unseen.ts";
import { oldVersionsIndexable } from "./old-versions-indexable.ts";
import { pagesBlocked } from "./pages-blocked.ts";
import { pagesNoindex } from "./pages-noindex.ts";
import { redirectBlocked } from "./redirect-blocked.ts";
import { redirectChain } from "./redirect-chain.ts";
import { redirectLoop } from "./redirect-loop.ts";
import { resourcesBlocked } from "./resources-blocked.ts";
import { robotsHtml } from "./robots-html.ts";
import { robotsHttpHttpsDiffer } from "./robots-http-https-differ.ts";
import { robotsNotText } from "./robots-not-text.ts";
import { robotsSignalsContradict } from "./robots-signals-contradict.ts";
import { robotsUnreachable } from "./robots-unreachable.ts";
import { robotsWwwApexDiffer } from "./robots-www-apex-differ.ts";
import { siteBlocked } from "./site-blocked.ts";
import { siteNoindex } from "./site-noindex.ts";
import { sitemapBlocked } from "./sitemap-blocked.ts";
import { sitemapBroken } from "./sitemap-broken.ts";
import { sitemapEmpty } from "./sitemap-empty.ts";
import { sitemapNoindex } from "./sitemap-noindex.ts";
import { sitemapNotCanonical } from "./sitemap-not-canonical.ts";
import { sitemapOmitsPages } from "./sitemap-omits-pages.ts";
import { sitemapOtherHost } from "./sitemap-other-host.ts";
import { sitemapRedirected } from "./sitemap-redirected.ts";
import { sitemapUnreadable } from "./sitemap-unreadable.ts";
import { soft404 } from "./soft-404.ts";
import { stagingOpen } from "./staging-open.ts";
import { unavailableAfterExpired } from "./unavailable-after-expired.ts";
import { wildcardRecordsLost } from "./wildcard-records-lost.ts";

/** All kinds of findings. To add a kind, create its file and list the kind here. */
export const kinds: readonly Kind[] = [
  sitemapBlocked,
  sitemapNoindex,
  sitemapRedirected,
  sitemapBroken,
  sitemapNotCanonical,
  sitemapOtherHost,
  sitemapUnreadable,
  sitemapEmpty,
  sitemapOmitsPages,
  siteBlocked,
  siteNoindex,
  stagingOpen,
  noindexUnseen,
  pagesBlocked,
  pagesNoindex,
  canonicalBlocked,
  canonicalNoindex,
  canonicalBroken,
  canonicalRedirected,
  canonicalChain,
  canonicalOnNoindex,
  canonicalToHome,
  canonicalToStaging,
  canonicalToHttp,
  hreflangBlocked,
  hreflangNoindex,
  hreflangBroken,
  hreflangRedirected,
  hreflangNotCanonical,
  hreflangNotReturned,
  hreflangWithoutSelf,
  headerMetaDisagree,
  enginesDisagree,
  nofollowPages,
  unavailableAfterExpired,
  assetsNoindex,
  resourcesBlocked,
  soft404,
  aiSearchBlocked,
  aiSignalsContradict,
  robotsSignalsContradict,
  managedBlockContradicts,
  wildcardRecordsLost,
  robotsHtml,
  robotsNotText,
  robotsUnreachable,
  robotsWwwApexDiffer,
  robotsHttpHttpsDiffer,
  httpIndexable,
  facetTrap,
  oldVersionsIndexable,
  allowedRefused,
  disallowedServed,
  linkedBroken,
  redirectChain,
  redirectLoop,
  redirectBlocked,
];
