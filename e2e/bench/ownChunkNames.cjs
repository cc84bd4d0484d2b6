// In one bundle equal chunk names would merge the chunks of all remotes; each gets its remote's name.
module.exports = function ownChunkNames(source) {
  const [, remote] = /[\\/]mfe-([a-z-]+)[\\/]/.exec(this.resourcePath) ?? [];
  return remote ? source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`) : source;
};
