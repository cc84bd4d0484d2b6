// The entry holds nothing but what names the other chunks: a change of any of them changes it, and it costs a visitor little.
import './browser.tsx';
