// The bar of sections that stays above a long page says which of them the reader is in.
{
  /** The links of the envelope that is shown, with their sections, in the order of the page. */
  const sections = () =>
    [...document.querySelectorAll(".contents a")]
      .filter((link) => link instanceof HTMLAnchorElement && link.offsetParent !== null)
      .map((link) => ({
        link,
        section: document.getElementById(decodeURIComponent(link.getAttribute("href")?.slice(1) ?? "")),
      }));

  let isDue = false;
  const mark = () => {
    isDue = false;
    const all = sections();
    const here = all.findLast(({ section }) => (section?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 3);
    for (const { link } of all) {
      if (link === here?.link) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  if (document.querySelector(".contents")) {
    addEventListener(
      "scroll",
      () => {
        if (!isDue) requestAnimationFrame(mark);
        isDue = true;
      },
      { passive: true },
    );
  }
}
