export const drawStatusBar = (time = '18:42'): string =>
  `<div class="status"><b>${time}</b><span><svg width="18" height="12" viewBox="0 0 18 12" fill="currentColor"><rect y="8" width="3" height="4" rx="1"/><rect x="5" y="5" width="3" height="7" rx="1"/><rect x="10" y="2.5" width="3" height="9.5" rx="1"/><rect x="15" width="3" height="12" rx="1"/></svg><svg width="26" height="12" viewBox="0 0 26 12"><rect x=".6" y=".6" width="22" height="10.8" rx="3.4" fill="none" stroke="currentColor" stroke-width="1.2" opacity=".5"/><rect x="2.4" y="2.4" width="15" height="7.2" rx="1.8" fill="currentColor"/><path d="M24 4v4c1.2-.4 1.2-3.6 0-4Z" fill="currentColor"/></svg></span></div>`;

export const phoneCss = `.status{height:44px;padding:6px 24px 0;display:flex;align-items:center;justify-content:space-between;font-size:15px}.status span{display:flex;gap:7px}.status b{font-weight:600;letter-spacing:-.01em}.swipe{position:absolute;z-index:9;left:50%;bottom:8px;width:134px;height:5px;margin-left:-67px;border-radius:9px;background:currentColor;opacity:.85}`;

export const swipeBarHtml = '<div class="swipe"></div>';
