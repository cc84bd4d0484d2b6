/** The panel's looks, by the site's own tokens: the frame has set them on the page. */
export const styles = `
:host { all: initial; }
* { box-sizing: border-box; }
.open, dialog, .outlines {
  --shell: var(--porohy-color-tide-ink, #0f6e66);
  --remote: var(--porohy-color-buoy-ink, #b93410);
  --shared: var(--porohy-color-blue-ink, #1f55d6);
  font: 400 14px/1.5 var(--porohy-font-text, system-ui, sans-serif);
  color: var(--porohy-color-ink, #0a1b1f);
}
button, select, input { font: inherit; color: inherit; }
button, select, input[type='url'] {
  min-block-size: 32px; padding: 4px 14px; background: transparent;
  border: 1px solid var(--porohy-color-control, #7c8c8d); border-radius: 999px; cursor: pointer;
}
select, input[type='url'] { max-inline-size: 100%; flex: 1 1 12em; min-inline-size: 0; border-radius: 2px; padding-inline: 8px; }
button:hover, select:hover { border-color: currentColor; }
button:focus-visible, select:focus-visible, summary:focus-visible, input:focus-visible {
  outline: 2px solid var(--porohy-color-buoy-ink, #b93410); outline-offset: 2px;
}
.open {
  position: fixed; inset: auto auto 16px 16px; z-index: 97; min-block-size: 40px;
  background: var(--porohy-color-white, #fbfcf9); border-color: var(--porohy-color-line, #ccc);
}
@media (max-width: 899px) { .open.beside { inset-block-end: 84px; } }
.open kbd { font: inherit; color: var(--porohy-color-ink-2, #46585b); margin-inline-start: 8px; }
.outlines { position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0; border: 0; background: none; overflow: clip; pointer-events: none; }
.box { position: fixed; border: 2px solid var(--porohy-color-buoy, #ff5226); }
.box.shell { border-color: var(--shell); }
.box.shared { border: 1px dashed var(--porohy-color-blue, #3d7bff); }
.box span { position: absolute; inset: 0 auto auto 0; padding: 1px 8px; background: var(--remote); color: #fff; font-size: 12px; }
.box.shell span { background: var(--shell); }
dialog {
  position: fixed; inset: auto 0 0 0; margin: 0; padding: 0; inline-size: auto; max-inline-size: none;
  block-size: auto; max-block-size: 62dvh; flex-direction: column;
  background: var(--porohy-color-paper, #eff1eb); border: 0; border-block-start: 1px solid var(--porohy-color-control, #7c8c8d);
  box-shadow: 0 0 40px rgb(10 27 31 / 0.18);
}
dialog:popover-open { display: flex; }
@media (min-width: 900px) {
  dialog { inset: 0 0 0 auto; inline-size: 420px; max-block-size: none; border-block-start: 0; border-inline-start: 1px solid var(--porohy-color-control, #7c8c8d); }
}
.head { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 16px 20px; border-block-end: 1px solid var(--porohy-color-line, #ccc); }
.head p { grid-column: 1 / -1; }
h2, h3 { font-weight: 500; margin: 0; }
h2:focus { outline: 0; }
h2 { font: 500 22px/1.3 var(--porohy-font-heading, Georgia, serif); }
h3 { font-size: 14px; }
p { margin: 4px 0 0; }
p, dt, .quiet { color: var(--porohy-color-ink-2, #46585b); }
.body { overflow: auto; overscroll-behavior: contain; padding-block-end: 20px; }
section { padding: 16px 20px; border-block-end: 1px solid var(--porohy-color-line, #ccc); }
section:last-child { border: 0; }
dl { display: grid; grid-template-columns: 7.5em minmax(0, 1fr); gap: 4px 12px; margin: 8px 0 0; }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
details { border-block-start: 1px solid var(--porohy-color-line, #ccc); }
details:first-of-type { margin-block-start: 8px; }
summary { display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline; padding-block: 9px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { content: '+'; margin-inline-start: auto; color: var(--porohy-color-ink-2, #46585b); }
details[open] > summary::after { content: '\\2212'; }
details > :last-child { margin-block-end: 14px; }
summary b { font-weight: 500; }
summary .swatch, label .swatch { align-self: center; flex: none; inline-size: 10px; block-size: 10px; border: 2px solid currentColor; }
.swatch.shell { color: var(--shell); } .swatch.remote { color: var(--remote); } .swatch.shared { color: var(--shared); border: 1px dashed; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-block-start: 10px; }
label { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
input[type='checkbox'] { inline-size: 18px; block-size: 18px; margin: 0; accent-color: var(--porohy-color-ink, #0a1b1f); }
.meter { display: block; block-size: 2px; margin-block-start: 4px; background: var(--porohy-color-line, #ccc); }
.meter i { display: block; block-size: 2px; background: var(--shell); }
.meter.over i { background: var(--porohy-color-red-ink, #bd1740); }
code { display: block; padding: 8px 10px; margin-block-start: 8px; background: var(--porohy-color-paper-2, #e2e7e0); font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
ul { margin: 8px 0 0; padding: 0; list-style: none; }
li { padding-block: 6px; border-block-start: 1px solid var(--porohy-color-line, #ccc); overflow-wrap: anywhere; }
table { inline-size: 100%; margin-block-start: 10px; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 0; text-align: start; font-weight: 400; vertical-align: top; border-block-start: 1px solid var(--porohy-color-line, #ccc); overflow-wrap: anywhere; }
th + td, th + th, td + td { text-align: end; padding-inline-start: 12px; }
[data-part='promotion'] :is(td, thead th) { white-space: nowrap; }
thead th { color: var(--porohy-color-ink-2, #46585b); border: 0; }
.fault { color: var(--porohy-color-red-ink, #bd1740); }
.status:empty { display: none; }
.status { position: sticky; inset-block-end: 0; margin: 0; padding: 8px 20px; background: var(--porohy-color-deep, #06171b); color: var(--porohy-color-foam, #f1f5f0); }
`;
