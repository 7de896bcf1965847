/** The page's own script: the filter, and opening what an address leads to. The page can be read without it. */
export const script = `
const $ = (some) => [...document.querySelectorAll(some)];
const [box, status] = [document.querySelector("#text"), document.querySelector("#shown")];
const groups = $(".group"), rows = $("tr[data-verdict]"), folds = $(".all"), buttons = $("[data-filter]");
const texts = new Map([...groups, ...rows].map((one) => [one, one.textContent.toLowerCase()]));
let verdict = "";
const filter = () => {
  const text = box.value.trim().toLowerCase();
  const isOn = text !== "" || verdict !== "";
  for (const [one, own] of texts)
    one.hidden = !(own.includes(text) && (verdict === "" || one.dataset.verdict === verdict));
  for (const one of $("section.list")) one.hidden = !one.querySelector(".group:not([hidden])");
  for (const one of folds) {
    const found = one.querySelector(".group:not([hidden]), tr[data-verdict]:not([hidden])");
    one.hidden = isOn && !found;
    one.open = isOn && found !== null;
  }
  for (const one of buttons) one.ariaPressed = String(one.dataset.filter === verdict);
  const count = (some) => some.filter((one) => !one.hidden).length;
  status.textContent = isOn ? count(groups) + " of " + groups.length + " entries, " + count(rows) + " of " + rows.length + " rows" : "";
};
const reveal = () => {
  const at = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!at) return;
  if (at.hidden) { box.value = ""; verdict = ""; filter(); }
  for (let one = at; one; one = one.parentElement) if (one.localName === "details") one.open = true;
  at.scrollIntoView();
};
box.oninput = filter;
for (const one of buttons) one.onclick = () => { verdict = one.dataset.filter; filter(); };
document.onkeydown = (event) => {
  if (event.key === "/" && event.target.localName !== "input") { event.preventDefault(); box.focus(); }
  if (event.key === "Escape" && event.target === box) { box.value = ""; filter(); }
};
addEventListener("hashchange", reveal);
document.querySelector("#filter").hidden = false;
reveal();
`;
