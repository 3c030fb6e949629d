// Configures web servers for a single test. Each server writes only to the test's folder.

import { write } from "./support.mjs";

/** @typedef {{ args: string[], env?: Record<string, string> }} Started */

/**
 * Writes a configuration for Apache, and returns the arguments to start it.
 *
 * @param {string} folder
 * @param {number} port
 * @param {{ modules?: string[], types: string, root: string, site: string[] }} options `modules`: modules to load in addition to the
 *   default ones; `types`: the path of the file that defines the media types
 * @returns {Started}
 */
export function apache(folder, port, { modules = [], types, root, site }) {
  const usual = ["mpm_event", "authz_core", "dir", "mime", "headers"];
  const lines = [
    ...[...usual, ...modules].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerRoot ${folder}`,
    `DefaultRuntimeDir ${folder}`,
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/errors`,
    `TypesConfig ${types}`,
    "ServerName localhost",
    `Listen 127.0.0.1:${port}`,
    "User www-data",
    "Group www-data",
    "DirectoryIndex index.html",
    `DocumentRoot ${root}`,
    ...site,
  ];
  return { args: ["-f", write(folder, "httpd.conf", `${lines.join("\n")}\n`), "-D", "FOREGROUND"] };
}

/**
 * Writes a configuration for nginx, and returns the arguments to start it.
 *
 * @param {string} folder
 * @param {number} port
 * @param {{ http?: string[], site: string[] }} options `http`: lines outside the server block; `site`: lines inside it
 * @returns {Started}
 */
export function nginx(folder, port, { http = [], site }) {
  const lines = [
    "daemon off;",
    `pid ${folder}/pid;`,
    "events {}",
    "http {",
    "access_log off;",
    ...http,
    ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`),
    "server {",
    `listen 127.0.0.1:${port};`,
    ...site,
    "}",
    "}",
  ];
  return { args: ["-c", write(folder, "nginx.conf", lines.join("\n")), "-e", `${folder}/errors`] };
}

/**
 * Writes a configuration for Caddy, and returns the arguments and the environment to start it.
 *
 * @param {string} folder
 * @param {string[]} site
 * @returns {Started}
 */
export function caddy(folder, site) {
  const file = write(folder, "Caddyfile", `${["{", "admin off", "auto_https off", "}", ...site].join("\n")}\n`);
  const env = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return { args: ["run", "--config", file, "--adapter", "caddyfile"], env };
}

/**
 * Writes a configuration for HAProxy, and returns the arguments to start it.
 *
 * @param {string} folder
 * @param {number} port
 * @param {string[]} site the lines of the frontend
 * @returns {Started}
 */
export function haproxy(folder, port, site) {
  const lines = [
    "defaults",
    "mode http",
    "timeout connect 5s",
    "timeout client 5s",
    "timeout server 5s",
    "frontend site",
    `bind 127.0.0.1:${port}`,
    ...site,
  ];
  return { args: ["-f", write(folder, "haproxy.cfg", `${lines.join("\n")}\n`), "-db"] };
}

/**
 * Writes a configuration for lighttpd, and returns the arguments to start it.
 *
 * @param {string} folder
 * @param {number} port
 * @param {{ root: string, site: string[] }} options
 * @returns {Started}
 */
export function lighttpd(folder, port, { root, site }) {
  const lines = [
    `server.document-root = "${root}"`,
    'server.bind = "127.0.0.1"',
    `server.port = ${port}`,
    'index-file.names = ( "index.html" )',
    'server.modules = ( "mod_access" )',
    ...site,
  ];
  return { args: ["-D", "-f", write(folder, "lighttpd.conf", `${lines.join("\n")}\n`)] };
}
