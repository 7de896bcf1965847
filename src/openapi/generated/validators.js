// Generated from openapi.yaml by `npm run generate`; not to be edited.
var la=(s,p)=>()=>{try{return p||s((p={exports:{}}).exports,p),p.exports}catch(k){throw p=0,k}};var ba=la(Le=>{"use strict";Object.defineProperty(Le,"__esModule",{value:!0});Le.formatNames=Le.fastFormats=Le.fullFormats=void 0;function Re(s,p){return{validate:s,
compare:p}}Le.fullFormats={date:Re(ca,zs),time:Re(Vs(!0),Ms),"date-time":Re(da(!0),ya),"iso-time":Re(Vs(),ha),"iso-date-time":Re(da(),fa),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ja,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ta,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Da,int32:{type:"number",validate:Ea},int64:{type:"number",validate:xa},float:{type:"\
number",validate:ma},double:{type:"number",validate:ma},password:!0,binary:!0};Le.fastFormats={...Le.fullFormats,date:Re(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,zs),time:Re(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ms),"date-time":Re(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ya),"iso-time":Re(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ha),"iso-date-time":Re(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
fa),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Le.formatNames=Object.keys(Le.fullFormats);function wa(s){return s%4===0&&(s%100!==0||s%400===0)}var qa=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Sa=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function ca(s){let p=qa.exec(s);if(!p)return!1;let k=+p[1],g=+p[2],h=+p[3];return g>=1&&g<=12&&h>=1&&h<=(g===2&&wa(k)?29:Sa[g])}function zs(s,p){
if(s&&p)return s>p?1:s<p?-1:0}var Us=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Vs(s){return function(k){let g=Us.exec(k);if(!g)
return!1;let h=+g[1],y=+g[2],e=+g[3],i=g[4],n=g[5]==="-"?-1:1,t=+(g[6]||0),r=+(g[7]||0);if(t>23||r>59||s&&!i)return!1;if(h<=23&&y<=59&&e<60)return!0;let a=y-r*n,
o=h-t*n-(a<0?1:0);return(o===23||o===-1)&&(a===59||a===-1)&&e<61}}function Ms(s,p){if(!(s&&p))return;let k=new Date("2020-01-01T"+s).valueOf(),g=new Date("2020-\
01-01T"+p).valueOf();if(k&&g)return k-g}function ha(s,p){if(!(s&&p))return;let k=Us.exec(s),g=Us.exec(p);if(k&&g)return s=k[1]+k[2]+k[3],p=g[1]+g[2]+g[3],s>p?1:
s<p?-1:0}var Cs=/t|\s/i;function da(s){let p=Vs(s);return function(g){let h=g.split(Cs);return h.length===2&&ca(h[0])&&p(h[1])}}function ya(s,p){if(!(s&&p))return;
let k=new Date(s).valueOf(),g=new Date(p).valueOf();if(k&&g)return k-g}function fa(s,p){if(!(s&&p))return;let[k,g]=s.split(Cs),[h,y]=p.split(Cs),e=zs(k,h);if(e!==
void 0)return e||Ms(g,y)}var va=/\/|:/,Aa=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ja(s){return va.test(s)&&Aa.test(s)}var ua=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Da(s){return ua.lastIndex=0,ua.
test(s)}var Ia=-(2**31),Na=2**31-1;function Ea(s){return Number.isInteger(s)&&s<=Na&&s>=Ia}function xa(s){return Number.isInteger(s)}function ma(){return!0}var $a=/[^\\]\\Z/;
function Ta(s){if($a.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Pa=la(Ws=>{"use strict";Object.defineProperty(Ws,"__esModule",{value:!0});function _a(s){let p=s.length,k=0,g=0,h;for(;g<p;)k++,h=s.charCodeAt(g++),h>=55296&&
h<=56319&&g<p&&(h=s.charCodeAt(g),(h&64512)===56320&&g++);return k}Ws.default=_a;_a.code='require("ajv/dist/runtime/ucs2length").default'});var It=mr,_={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","\
is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playbac\
k_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{
type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","nul\
l"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},
is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"stri\
ng"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"standin://flat/schemas#/$d\
efs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"\
date-time"},updated_at:{type:["string","null"],format:"date-time"}}},se=Object.prototype.hasOwnProperty,Qr=ba().fullFormats.uri,X=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
Zs=new RegExp("^[0-9a-f]{32}$","u"),ee={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/FocalPoint"}}}},le={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function Qe(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Qe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},schema:le.required,parentSchema:le,data:s};e===null?e=[t]:e.push(t),i++}if(s.y===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},schema:le.required,parentSchema:le,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="x"||
t==="y")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:le,data:s};
e===null?e=[r]:e.push(r),i++}if(s.x!==void 0){let t=s.x;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/propertie\
s/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:le.properties.x,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={
instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:le.properties.x,data:t};e===null?
e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:le.properties.x.type,parentSchema:le.
properties.x,data:t};e===null?e=[r]:e.push(r),i++}}if(s.y!==void 0){let t=s.y;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"\
#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:le.properties.y,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(
t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:le.properties.y,data:t};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:le.properties.y.type,
parentSchema:le.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:le.
type,parentSchema:le,data:s};e===null?e=[t]:e.push(t),i++}return Qe.errors=e,i===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},schema:ee.required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),i++}if(s.alt===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"alt"},schema:ee.required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),i++}if(s.custom_data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_data"},schema:ee.required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),i++}if(s.focal_point===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:ee.required,parentSchema:ee,data:s};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ee,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!=
"string"&&r!==null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:ee.properties.title.type},schema:ee.properties.
title.type,parentSchema:ee.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:ee.properties.alt.type},schema:ee.properties.alt.type,parentSchema:ee.properties.alt,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:ee.properties.custom_data.type,parentSchema:ee.properties.custom_data,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,
e!==null&&(a?e.length=a:e=null),!t){let l=i;Qe(r,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:y})||(e=
e===null?Qe.errors:v(e,Qe.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:ee.properties.focal_point.if,parentSchema:ee.properties.focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ee.type,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),i++}return yr.errors=e,i===0}yr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var pe={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/\
$defs/CreatorType"},id:{type:"string"}}},rt={type:"string",enum:["access_token","sso_user","account","user","organization"]};function Ee(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!=
"string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:rt.type,parentSchema:rt,data:s};e===null?e=[t]:e.push(t),i++}if(!(s===
"access_token"||s==="sso_user"||s==="account"||s==="user"||s==="organization")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:rt.
enum},schema:rt.enum,parentSchema:rt,data:s};e===null?e=[t]:e.push(t),i++}return Ee.errors=e,i===0}Ee.evaluated={dynamicProps:!1,dynamicItems:!1};function Je(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),i++}
if(s.type!==void 0&&(Ee(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:h,dynamicAnchors:y})||(e=e===null?Ee.errors:v(e,Ee.errors),
i=e.length)),s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
schema:pe.properties.id.type,parentSchema:pe.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:pe.type,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),i++}return Je.errors=e,i===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var G={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function Z(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:G.required,parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:G.required,parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:G,data:s};e===null?e=[r]:e.push(r),i++}if(s.
type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:G.
properties.type.type,parentSchema:G.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"#\
/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:G.properties.type,data:t};e===null?e=[
r]:e.push(r),i++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:G.properties.id.type,parentSchema:G.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:G.type,parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}return Z.errors=e,i===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function mr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=mr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.path===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}
if(s.basename===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"basename"},schema:_.required,parentSchema:_,data:s};
e===null?e=[r]:e.push(r),i++}if(s.filename===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},schema:_.
required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.format===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"format"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.mime_type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"mime_type"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.size===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"size"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}
if(s.md5===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"md5"},schema:_.required,parentSchema:_,data:s};e===
null?e=[r]:e.push(r),i++}if(s.width===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},schema:_.required,
parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.height===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.is_image===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"is_image"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.author===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"author"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.copyright===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"copyright"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.
push(r),i++}if(s.notes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},schema:_.required,parentSchema:_,
data:s};e===null?e=[r]:e.push(r),i++}if(s.tags===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},schema:_.
required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.default_field_metadata===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"default_field_metadata"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.creator===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"creator"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.upload_collection===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:_.required,parentSchema:_,data:s};e===
null?e=[r]:e.push(r),i++}if(s.duration===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"duration"},schema:_.required,
parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.frame_rate===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
frame_rate"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.blurhash===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"blurhash"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.thumbhash===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.mux_playback_id===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:_.required,parentSchema:_,data:s};e===
null?e=[r]:e.push(r),i++}if(s.mux_mp4_highest_res===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_mp4_hi\
ghest_res"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.smart_tags===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"smart_tags"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.exif_info===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"exif_info"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.colors===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},schema:_.required,parentSchema:_,data:s};e===null?e=[
r]:e.push(r),i++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:_.required,
parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}if(s.updated_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updated_at"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!se.call(_.properties,r)){let a={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:_,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:_.properties.id.type,
parentSchema:_.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:_.properties.type.type,parentSchema:_.properties.type,data:r};e===null?e=[a]:e.push(a),i++}
if(r!=="upload"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:_.
properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.path!==void 0){let r=s.path;if(typeof r!="string"){let a={instancePath:p+"/path",schemaPath:"#/proper\
ties/path/type",keyword:"type",params:{type:"string"},schema:_.properties.path.type,parentSchema:_.properties.path,data:r};e===null?e=[a]:e.push(a),i++}}if(s.basename!==
void 0){let r=s.basename;if(typeof r!="string"){let a={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},
schema:_.properties.basename.type,parentSchema:_.properties.basename,data:r};e===null?e=[a]:e.push(a),i++}}if(s.filename!==void 0){let r=s.filename;if(typeof r!=
"string"){let a={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},schema:_.properties.filename.type,parentSchema:_.
properties.filename,data:r};e===null?e=[a]:e.push(a),i++}}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!Qr(r)){let a={instancePath:p+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:_.properties.url,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:_.properties.url.type,parentSchema:_.properties.url,data:r};e===null?e=[a]:
e.push(a),i++}}if(s.format!==void 0){let r=s.format;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/format",schemaPath:"#/properties/format/type",keyword:"\
type",params:{type:_.properties.format.type},schema:_.properties.format.type,parentSchema:_.properties.format,data:r};e===null?e=[a]:e.push(a),i++}}if(s.mime_type!==
void 0){let r=s.mime_type;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"type",params:{type:_.
properties.mime_type.type},schema:_.properties.mime_type.type,parentSchema:_.properties.mime_type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.size!==void 0){let r=s.
size;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:p+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"in\
teger"},schema:_.properties.size.type,parentSchema:_.properties.size,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={
instancePath:p+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:_.properties.size,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.md5!==void 0){let r=s.md5;if(typeof r=="string"){if(!Zs.test(r)){let a={instancePath:p+"/md5",schemaPath:"#/properties/md5/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:_.properties.md5,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={
instancePath:p+"/md5",schemaPath:"#/properties/md5/type",keyword:"type",params:{type:"string"},schema:_.properties.md5.type,parentSchema:_.properties.md5,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.width!==void 0){let r=s.width;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:p+"/wid\
th",schemaPath:"#/properties/width/type",keyword:"type",params:{type:_.properties.width.type},schema:_.properties.width.type,parentSchema:_.properties.width,data:r};
e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+"/width",schemaPath:"#/properties/width/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:_.properties.width,data:r};e===null?e=[a]:e.push(a),i++}}if(s.height!==void 0){let r=s.height;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:p+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:_.properties.
height.type},schema:_.properties.height.type,parentSchema:_.properties.height,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let a={instancePath:p+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:_.properties.
height,data:r};e===null?e=[a]:e.push(a),i++}}if(s.is_image!==void 0){let r=s.is_image;if(typeof r!="boolean"){let a={instancePath:p+"/is_image",schemaPath:"#/pr\
operties/is_image/type",keyword:"type",params:{type:"boolean"},schema:_.properties.is_image.type,parentSchema:_.properties.is_image,data:r};e===null?e=[a]:e.push(
a),i++}}if(s.author!==void 0){let r=s.author;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"typ\
e",params:{type:_.properties.author.type},schema:_.properties.author.type,parentSchema:_.properties.author,data:r};e===null?e=[a]:e.push(a),i++}}if(s.copyright!==
void 0){let r=s.copyright;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:_.
properties.copyright.type},schema:_.properties.copyright.type,parentSchema:_.properties.copyright,data:r};e===null?e=[a]:e.push(a),i++}}if(s.notes!==void 0){let r=s.
notes;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:_.properties.notes.type},
schema:_.properties.notes.type,parentSchema:_.properties.notes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let a=r.
length;for(let o=0;o<a;o++){let d=r[o];if(typeof d!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},schema:_.properties.tags.items.type,parentSchema:_.properties.tags.items,data:d};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:_.properties.tags.type,parentSchema:_.properties.tags,data:r};e===null?e=[a]:e.push(
a),i++}}if(s.default_field_metadata!==void 0){let r=s.default_field_metadata;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r)yr(r[a],{instancePath:p+
"/default_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?yr.errors:v(e,yr.
errors),i=e.length);else{let a={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},schema:_.properties.default_field_metadata.type,parentSchema:_.properties.default_field_metadata,data:r};e===null?e=[a]:e.push(a),i++}}if(s.creator!==void 0&&
(Je(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:h,dynamicAnchors:y})||(e=e===null?Je.errors:v(e,Je.errors),i=e.length)),
s.upload_collection!==void 0){let r=s.upload_collection,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,e!==null&&(a?e.length=
a:e=null),!t){let l=i;Z(r,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:h,dynamicAnchors:y})||(e=e===null?Z.
errors:v(e,Z.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{
failingKeyword:"else"},schema:_.properties.upload_collection.if,parentSchema:_.properties.upload_collection,data:r};e===null?e=[l]:e.push(l),i++}}if(s.duration!==
void 0){let r=s.duration;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let a={instancePath:p+"/duration",schemaPath:"#/properties/duration/type",keyword:"typ\
e",params:{type:_.properties.duration.type},schema:_.properties.duration.type,parentSchema:_.properties.duration,data:r};e===null?e=[a]:e.push(a),i++}}if(s.frame_rate!==
void 0){let r=s.frame_rate;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let a={instancePath:p+"/frame_rate",schemaPath:"#/properties/frame_rate/type",keyword:"\
type",params:{type:_.properties.frame_rate.type},schema:_.properties.frame_rate.type,parentSchema:_.properties.frame_rate,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.blurhash!==void 0){let r=s.blurhash;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/blurhash",schemaPath:"#/properties/blurhash/type",keyword:"typ\
e",params:{type:_.properties.blurhash.type},schema:_.properties.blurhash.type,parentSchema:_.properties.blurhash,data:r};e===null?e=[a]:e.push(a),i++}}if(s.thumbhash!==
void 0){let r=s.thumbhash;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/thumbhash",schemaPath:"#/properties/thumbhash/type",keyword:"type",params:{type:_.
properties.thumbhash.type},schema:_.properties.thumbhash.type,parentSchema:_.properties.thumbhash,data:r};e===null?e=[a]:e.push(a),i++}}if(s.mux_playback_id!==void 0){
let r=s.mux_playback_id;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/mux_playback_id",schemaPath:"#/properties/mux_playback_id/type",keyword:"type",
params:{type:_.properties.mux_playback_id.type},schema:_.properties.mux_playback_id.type,parentSchema:_.properties.mux_playback_id,data:r};e===null?e=[a]:e.push(
a),i++}}if(s.mux_mp4_highest_res!==void 0){let r=s.mux_mp4_highest_res;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/mux_mp4_highest_res",schemaPath:"\
#/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:_.properties.mux_mp4_highest_res.type},schema:_.properties.mux_mp4_highest_res.type,parentSchema:_.
properties.mux_mp4_highest_res,data:r};e===null?e=[a]:e.push(a),i++}if(!(r==="high"||r==="medium"||r==="low"||r===null)){let a={instancePath:p+"/mux_mp4_highest\
_res",schemaPath:"#/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:_.properties.mux_mp4_highest_res.enum},schema:_.properties.mux_mp4_highest_res.
enum,parentSchema:_.properties.mux_mp4_highest_res,data:r};e===null?e=[a]:e.push(a),i++}}if(s.smart_tags!==void 0){let r=s.smart_tags;if(Array.isArray(r)){let a=r.
length;for(let o=0;o<a;o++){let d=r[o];if(typeof d!="string"){let l={instancePath:p+"/smart_tags/"+o,schemaPath:"#/properties/smart_tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:_.properties.smart_tags.items.type,parentSchema:_.properties.smart_tags.items,data:d};e===null?e=[l]:e.push(l),i++}}}else{let a={
instancePath:p+"/smart_tags",schemaPath:"#/properties/smart_tags/type",keyword:"type",params:{type:"array"},schema:_.properties.smart_tags.type,parentSchema:_.properties.
smart_tags,data:r};e===null?e=[a]:e.push(a),i++}}if(s.exif_info!==void 0){let r=s.exif_info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+
"/exif_info",schemaPath:"#/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:_.properties.exif_info.type,parentSchema:_.properties.exif_info,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++){let d=r[o];if(d&&typeof d=="\
object"&&!Array.isArray(d)){if(d.red===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
red"},schema:_.properties.colors.items.required,parentSchema:_.properties.colors.items,data:d};e===null?e=[l]:e.push(l),i++}if(d.green===void 0){let l={instancePath:p+
"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:_.properties.colors.items.required,parentSchema:_.
properties.colors.items,data:d};e===null?e=[l]:e.push(l),i++}if(d.blue===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/requir\
ed",keyword:"required",params:{missingProperty:"blue"},schema:_.properties.colors.items.required,parentSchema:_.properties.colors.items,data:d};e===null?e=[l]:e.
push(l),i++}if(d.alpha===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
alpha"},schema:_.properties.colors.items.required,parentSchema:_.properties.colors.items,data:d};e===null?e=[l]:e.push(l),i++}for(let l in d)if(!(l==="red"||l===
"green"||l==="blue"||l==="alpha")){let u={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:l},schema:!1,parentSchema:_.properties.colors.items,data:d};e===null?e=[u]:e.push(u),i++}if(d.red!==void 0){let l=d.red;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/type",keyword:"type",params:{
type:"integer"},schema:_.properties.colors.items.properties.red.type,parentSchema:_.properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),i++}
if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/maximum",
keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:_.properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),i++}if(l<
0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:_.properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),i++}}}if(d.green!==void 0){let l=d.green;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/type",keyword:"type",params:{
type:"integer"},schema:_.properties.colors.items.properties.green.type,parentSchema:_.properties.colors.items.properties.green,data:l};e===null?e=[u]:e.push(u),
i++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:_.properties.colors.items.properties.green,data:l};e===null?e=[u]:e.push(u),
i++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:_.properties.colors.items.properties.green,data:l};e===null?e=[u]:e.push(u),i++}}}if(d.blue!==void 0){let l=d.blue;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/type",keyword:"type",
params:{type:"integer"},schema:_.properties.colors.items.properties.blue.type,parentSchema:_.properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(
u),i++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:_.properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(u),
i++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:_.properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(u),i++}}}if(d.alpha!==void 0){let l=d.alpha;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/type",keyword:"typ\
e",params:{type:"integer"},schema:_.properties.colors.items.properties.alpha.type,parentSchema:_.properties.colors.items.properties.alpha,data:l};e===null?e=[u]:
e.push(u),i++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properti\
es/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:_.properties.colors.items.properties.alpha,data:l};e===null?e=[u]:
e.push(u),i++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:_.properties.colors.items.properties.alpha,data:l};e===null?e=[u]:e.push(u),i++}}}}else{let l={instancePath:p+"/c\
olors/"+o,schemaPath:"#/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:_.properties.colors.items.type,parentSchema:_.properties.colors.
items,data:d};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},schema:_.
properties.colors.type,parentSchema:_.properties.colors,data:r};e===null?e=[a]:e.push(a),i++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r!="string"&&
r!==null){let a={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:_.properties.created_at.type},schema:_.properties.
created_at.type,parentSchema:_.properties.created_at,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:p+"/created_at",
schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:_.properties.created_at,data:r};e===null?
e=[a]:e.push(a),i++}}if(s.updated_at!==void 0){let r=s.updated_at;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/updated_at",schemaPath:"#/properties/\
updated_at/type",keyword:"type",params:{type:_.properties.updated_at.type},schema:_.properties.updated_at.type,parentSchema:_.properties.updated_at,data:r};e===
null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:p+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{
format:"date-time"},schema:"date-time",parentSchema:_.properties.updated_at,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:_.type,parentSchema:_,data:s};e===null?e=[r]:e.push(r),i++}return mr.errors=e,i===0}mr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ga=Rt,Se={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function Rt(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Rt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:Se.required,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:Se.required,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),i++}
if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Se.
properties.id.type,parentSchema:Se.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Se.properties.type.type,parentSchema:Se.properties.type,data:t};e===null?
e=[r]:e.push(r),i++}if(t!=="job"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},schema:"job",parentSchema:Se.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,
data:s};e===null?e=[t]:e.push(t),i++}return Rt.errors=e,i===0}Rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var P=Lt,M={type:"object",additionalProperties:!1,
required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"uri"},title:{type:"string"},status:{type:"integer",minimum:400,
maximum:599},detail:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ProblemCode"},errors:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Viol\
ation"}}}},tt={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","\
FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED",
"INVALID_FORMAT","INVALID_FIELD","INVALID_ENVIRONMENT","INVALID_PREFERENCE","CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR",
"CONTRACT_BREACH","SERVICE_UNAVAILABLE"]};function fr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"string"},schema:tt.type,parentSchema:tt,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="INVALID_JSON_BODY"||s==="MALFORMED_REQUEST"||s==="INVALID_A\
UTHORIZATION_HEADER"||s==="INSUFFICIENT_PERMISSIONS"||s==="NOT_FOUND"||s==="JOB_PENDING"||s==="FOREIGN_REQUEST"||s==="INVALID_ENDPOINT"||s==="METHOD_NOT_ALLOWED"||
s==="REQUEST_TIMEOUT"||s==="PAYLOAD_TOO_LARGE"||s==="URL_TOO_LONG"||s==="INVALID_CONTENT_TYPE_HEADER"||s==="EXPECTATION_FAILED"||s==="INVALID_FORMAT"||s==="INVA\
LID_FIELD"||s==="INVALID_ENVIRONMENT"||s==="INVALID_PREFERENCE"||s==="CONCURRENT_UPLOAD_UPDATE"||s==="RATE_LIMIT_EXCEEDED"||s==="HEADERS_TOO_LARGE"||s==="INTERN\
AL_ERROR"||s==="CONTRACT_BREACH"||s==="SERVICE_UNAVAILABLE")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:tt.enum},schema:tt.
enum,parentSchema:tt,data:s};e===null?e=[t]:e.push(t),i++}return fr.errors=e,i===0}fr.evaluated={dynamicProps:!1,dynamicItems:!1};var ge={type:"object",additionalProperties:!1,
required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ViolationCode"},detail:{type:"string"}}},st={
type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILENAME","VALIDATION_FORMAT","VALIDATION_HEADER","VALIDATION_ID","VALIDATION_INVALID","VAL\
IDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE","VALIDATION_REFERENCE","VALIDATION_REQUIRED","VALIDATION_TEMPLATE","VALIDATION_TYPE","V\
ALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VALIDATION_URL"]};function br(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=br.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:st.type,parentSchema:st,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="VALIDATION_ENUM"||s==="V\
ALIDATION_EVENT"||s==="VALIDATION_FILENAME"||s==="VALIDATION_FORMAT"||s==="VALIDATION_HEADER"||s==="VALIDATION_ID"||s==="VALIDATION_INVALID"||s==="VALIDATION_LE\
NGTH"||s==="VALIDATION_LOCALE"||s==="VALIDATION_PATH"||s==="VALIDATION_RANGE"||s==="VALIDATION_REFERENCE"||s==="VALIDATION_REQUIRED"||s==="VALIDATION_TEMPLATE"||
s==="VALIDATION_TYPE"||s==="VALIDATION_UNDOCUMENTED"||s==="VALIDATION_UNIQUENESS"||s==="VALIDATION_UNKNOWN"||s==="VALIDATION_URL")){let t={instancePath:p,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:st.enum},schema:st.enum,parentSchema:st,data:s};e===null?e=[t]:e.push(t),i++}return br.errors=e,i===0}br.evaluated=
{dynamicProps:!1,dynamicItems:!1};function _r(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=_r.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.pointer===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pointer"},schema:ge.required,parentSchema:ge,data:s};e===null?e=[t]:e.push(t),i++}if(s.code===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},schema:ge.required,parentSchema:ge,data:s};e===null?e=[t]:e.push(t),i++}
if(s.detail===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},schema:ge.required,parentSchema:ge,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="pointer"||t==="code"||t==="detail")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),i++}if(s.pointer!==void 0){let t=s.pointer;if(typeof t!=
"string"){let r={instancePath:p+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},schema:ge.properties.pointer.type,parentSchema:ge.
properties.pointer,data:t};e===null?e=[r]:e.push(r),i++}}if(s.code!==void 0&&(br(s.code,{instancePath:p+"/code",parentData:s,parentDataProperty:"code",rootData:h,
dynamicAnchors:y})||(e=e===null?br.errors:v(e,br.errors),i=e.length)),s.detail!==void 0){let t=s.detail;if(typeof t!="string"){let r={instancePath:p+"/detail",schemaPath:"\
#/properties/detail/type",keyword:"type",params:{type:"string"},schema:ge.properties.detail.type,parentSchema:ge.properties.detail,data:t};e===null?e=[r]:e.push(
r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:s};e===null?e=[t]:e.push(t),i++}
return _r.errors=e,i===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=Lt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:M.required,parentSchema:M,data:s};
e===null?e=[t]:e.push(t),i++}if(s.title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},schema:M.required,
parentSchema:M,data:s};e===null?e=[t]:e.push(t),i++}if(s.status===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},schema:M.required,parentSchema:M,data:s};e===null?e=[t]:e.push(t),i++}if(s.detail===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"detail"},schema:M.required,parentSchema:M,data:s};e===null?e=[t]:e.push(t),i++}if(s.code===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"code"},schema:M.required,parentSchema:M,data:s};e===null?e=[t]:e.push(t),i++}if(s.errors===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},schema:M.required,parentSchema:M,data:s};e===null?e=[t]:e.push(t),i++}
for(let t in s)if(!(t==="type"||t==="title"||t==="status"||t==="detail"||t==="code"||t==="errors")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:M,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;if(typeof t==
"string"){if(!Qr(t)){let r={instancePath:p+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:M.properties.
type,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:M.
properties.type.type,parentSchema:M.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.title!==void 0){let t=s.title;if(typeof t!="string"){let r={instancePath:p+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:M.properties.title.type,parentSchema:M.properties.title,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.status!==void 0){let t=s.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},schema:M.properties.status.type,parentSchema:M.properties.status,data:t};e===null?e=[r]:e.push(
r),i++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let r={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{
comparison:"<=",limit:599},schema:599,parentSchema:M.properties.status,data:t};e===null?e=[r]:e.push(r),i++}if(t<400||isNaN(t)){let r={instancePath:p+"/status",
schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:M.properties.status,data:t};e===null?e=[r]:
e.push(r),i++}}}if(s.detail!==void 0){let t=s.detail;if(typeof t!="string"){let r={instancePath:p+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},schema:M.properties.detail.type,parentSchema:M.properties.detail,data:t};e===null?e=[r]:e.push(r),i++}}if(s.code!==void 0&&(fr(s.code,{instancePath:p+
"/code",parentData:s,parentDataProperty:"code",rootData:h,dynamicAnchors:y})||(e=e===null?fr.errors:v(e,fr.errors),i=e.length)),s.errors!==void 0){let t=s.errors;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)_r(t[a],{instancePath:p+"/errors/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=
e===null?_r.errors:v(e,_r.errors),i=e.length)}else{let r={instancePath:p+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},schema:M.
properties.errors.type,parentSchema:M.properties.errors,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:M.type,parentSchema:M,data:s};e===null?e=[t]:e.push(t),i++}return Lt.errors=e,i===0}Lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Oa=Ft,H={type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["s\
tring","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"stand\
in://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"sta\
ndin://flat/schemas#/$defs/CollectionOfUploadUpdate"}}}},B={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string",
"null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPointUpdate"}}}},de={type:"\
object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function Xe(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},
schema:de.required,parentSchema:de,data:s};e===null?e=[t]:e.push(t),i++}if(s.y===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"y"},schema:de.required,parentSchema:de,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="x"||t==="y")){let r={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:de,data:s};e===null?e=[r]:e.push(r),i++}if(s.x!==void 0){
let t=s.x;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},schema:1,parentSchema:de.properties.x,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/properties/x/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:de.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+
"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:de.properties.x.type,parentSchema:de.properties.x,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.y!==void 0){let t=s.y;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:de.properties.y,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/y",
schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:de.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:de.properties.y.type,parentSchema:de.properties.y,data:t};
e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:de.type,parentSchema:de,data:s};e===null?
e=[t]:e.push(t),i++}return Xe.errors=e,i===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Pr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:B,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!=
"string"&&r!==null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:B.properties.title.type},schema:B.properties.
title.type,parentSchema:B.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:B.properties.alt.type},schema:B.properties.alt.type,parentSchema:B.properties.alt,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:B.properties.custom_data.type,parentSchema:B.properties.custom_data,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,
e!==null&&(a?e.length=a:e=null),!t){let l=i;Xe(r,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:y})||(e=
e===null?Xe.errors:v(e,Xe.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:B.properties.focal_point.if,parentSchema:B.properties.focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:B.type,parentSchema:B,data:s};e===null?e=[r]:e.push(r),i++}return Pr.errors=e,i===0}Pr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ue={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/\
$defs/CreatorType"},id:{type:"string"}}};function gr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[t]:e.push(
t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0&&(Ee(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:h,
dynamicAnchors:y})||(e=e===null?Ee.errors:v(e,Ee.errors),i=e.length)),s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"},schema:Ue.properties.id.type,parentSchema:Ue.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ue.type,parentSchema:Ue,data:s};e===null?e=[t]:e.push(t),i++}return gr.errors=
e,i===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ve={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"str\
ing",const:"upload_collection"},id:{type:"string"}}};function kr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[t]:e.push(
t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:ve.properties.type.type,parentSchema:ve.properties.type,data:t};e===null?e=[r]:e.push(r),i++}
if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"\
upload_collection",parentSchema:ve.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:ve.properties.id.type,parentSchema:ve.properties.id,data:t};e===null?e=[r]:
e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ve.type,parentSchema:ve,data:s};e===null?e=[t]:e.push(
t),i++}return kr.errors=e,i===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ft(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=Ft.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let r in s)if(!se.call(H.properties,r)){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:H,data:s};e===null?e=[a]:e.push(a),i++}if(s.path!==void 0){let r=s.path;if(typeof r!="string"){let a={instancePath:p+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"},schema:H.properties.path.type,parentSchema:H.properties.path,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.basename!==void 0){let r=s.basename;if(typeof r!="string"){let a={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{
type:"string"},schema:H.properties.basename.type,parentSchema:H.properties.basename,data:r};e===null?e=[a]:e.push(a),i++}}if(s.copyright!==void 0){let r=s.copyright;
if(typeof r!="string"&&r!==null){let a={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:H.properties.copyright.
type},schema:H.properties.copyright.type,parentSchema:H.properties.copyright,data:r};e===null?e=[a]:e.push(a),i++}}if(s.author!==void 0){let r=s.author;if(typeof r!=
"string"&&r!==null){let a={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:H.properties.author.type},schema:H.properties.
author.type,parentSchema:H.properties.author,data:r};e===null?e=[a]:e.push(a),i++}}if(s.notes!==void 0){let r=s.notes;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:H.properties.notes.type},schema:H.properties.notes.type,parentSchema:H.properties.notes,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++){let d=r[o];if(typeof d!="string"){
let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:H.properties.tags.items.type,parentSchema:H.
properties.tags.items,data:d};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"\
array"},schema:H.properties.tags.type,parentSchema:H.properties.tags,data:r};e===null?e=[a]:e.push(a),i++}}if(s.default_field_metadata!==void 0){let r=s.default_field_metadata;
if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r)Pr(r[a],{instancePath:p+"/default_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?Pr.errors:v(e,Pr.errors),i=e.length);else{let a={instancePath:p+"/default_field_metadata",schemaPath:"\
#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:H.properties.default_field_metadata.type,parentSchema:H.properties.default_field_metadata,
data:r};e===null?e=[a]:e.push(a),i++}}if(s.creator!==void 0&&(gr(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:h,dynamicAnchors:y})||
(e=e===null?gr.errors:v(e,gr.errors),i=e.length)),s.upload_collection!==void 0){let r=s.upload_collection,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(
l),i++}var t=d===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;kr(r,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collecti\
on",rootData:h,dynamicAnchors:y})||(e=e===null?kr.errors:v(e,kr.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"\
#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:H.properties.upload_collection.if,parentSchema:H.properties.upload_collection,
data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:H.type,parentSchema:H,data:s};
e===null?e=[r]:e.push(r),i++}return Ft.errors=e,i===0}Ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ra=Ut,V={type:"object",additionalProperties:!1,
required:["path"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},
author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{
$ref:"standin://flat/schemas#/$defs/FieldMetadataCreate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"\
standin://flat/schemas#/$defs/UploadCollectionReference"}}}},_s=new RegExp("^[A-Za-z0-9_-]{22}$","u"),ke={type:"object",additionalProperties:!1,properties:{title:{
type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://fla\
t/schemas#/$defs/FocalPoint"}}}};function wr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=wr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="\
custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:ke,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:ke.properties.title.type},schema:ke.properties.title.type,parentSchema:ke.properties.title,data:r};e===null?
e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"ty\
pe",params:{type:ke.properties.alt.type},schema:ke.properties.alt.type,parentSchema:ke.properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){
let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"typ\
e",params:{type:"object"},schema:ke.properties.custom_data.type,parentSchema:ke.properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==
void 0){let r=s.focal_point,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Qe(r,
{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:y})||(e=e===null?Qe.errors:v(e,Qe.errors),i=e.length);var t=l===
i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:ke.properties.focal_point.
if,parentSchema:ke.properties.focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:ke.type,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),i++}return wr.errors=e,i===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ut(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ut.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!se.call(V.properties,r)){let a={instancePath:p,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:V,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){
let r=s.id;if(typeof r=="string"){if(!_s.test(r)){let a={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-\
9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:V.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/prope\
rties/id/type",keyword:"type",params:{type:"string"},schema:V.properties.id.type,parentSchema:V.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.path!==
void 0){let r=s.path;if(typeof r!="string"){let a={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:V.properties.
path.type,parentSchema:V.properties.path,data:r};e===null?e=[a]:e.push(a),i++}}if(s.basename!==void 0){let r=s.basename;if(typeof r!="string"){let a={instancePath:p+
"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},schema:V.properties.basename.type,parentSchema:V.properties.basename,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.copyright!==void 0){let r=s.copyright;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/copyright",schemaPath:"#/prope\
rties/copyright/type",keyword:"type",params:{type:V.properties.copyright.type},schema:V.properties.copyright.type,parentSchema:V.properties.copyright,data:r};e===
null?e=[a]:e.push(a),i++}}if(s.author!==void 0){let r=s.author;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/author",schemaPath:"#/properties/author/\
type",keyword:"type",params:{type:V.properties.author.type},schema:V.properties.author.type,parentSchema:V.properties.author,data:r};e===null?e=[a]:e.push(a),i++}}
if(s.notes!==void 0){let r=s.notes;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:V.
properties.notes.type},schema:V.properties.notes.type,parentSchema:V.properties.notes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.tags!==void 0){let r=s.tags;if(Array.
isArray(r)){let a=r.length;for(let o=0;o<a;o++){let d=r[o];if(typeof d!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"\
type",params:{type:"string"},schema:V.properties.tags.items.type,parentSchema:V.properties.tags.items,data:d};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+
"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:V.properties.tags.type,parentSchema:V.properties.tags,data:r};e===null?e=
[a]:e.push(a),i++}}if(s.default_field_metadata!==void 0){let r=s.default_field_metadata;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r)wr(r[a],{instancePath:p+
"/default_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?wr.errors:v(e,wr.
errors),i=e.length);else{let a={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},schema:V.properties.default_field_metadata.type,parentSchema:V.properties.default_field_metadata,data:r};e===null?e=[a]:e.push(a),i++}}if(s.creator!==void 0&&
(Je(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:h,dynamicAnchors:y})||(e=e===null?Je.errors:v(e,Je.errors),i=e.length)),
s.upload_collection!==void 0){let r=s.upload_collection,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,e!==null&&(a?e.length=
a:e=null),!t){let l=i;Z(r,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:h,dynamicAnchors:y})||(e=e===null?Z.
errors:v(e,Z.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{
failingKeyword:"else"},schema:V.properties.upload_collection.if,parentSchema:V.properties.upload_collection,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:V.type,parentSchema:V,data:s};e===null?e=[r]:e.push(r),i++}return Ut.errors=e,i===0}Ut.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var La=Vt,Ve={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},nr={type:"object",additionalProperties:!1,required:["total_count"],
properties:{total_count:{type:"integer",minimum:0}}};function he(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},schema:nr.required,parentSchema:nr,data:s};e===null?e=[t]:e.push(
t),i++}for(let t in s)if(t!=="total_count"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:nr,data:s};e===null?e=[r]:e.push(r),i++}if(s.total_count!==void 0){let t=s.total_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:p+"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},schema:nr.properties.total_count.type,
parentSchema:nr.properties.total_count,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:p+"/total_c\
ount",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:nr.properties.total_count,data:t};e===
null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:nr.type,parentSchema:nr,data:s};e===null?
e=[t]:e.push(t),i++}return he.errors=e,i===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vt(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Vt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Ve.required,parentSchema:Ve,
data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Ve.
required,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ve,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)mr(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===
null?mr.errors:v(e,mr.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Ve.
properties.data.type,parentSchema:Ve.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(he(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:h,dynamicAnchors:y})||(e=e===null?he.errors:v(e,he.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ve.type,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),i++}return Vt.errors=e,i===0}Vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fa=Ct,
Q={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},
url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}};function Ct(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ct.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Q.required,parentSchema:Q,
data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Q.
required,parentSchema:Q,data:s};e===null?e=[t]:e.push(t),i++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},schema:Q.required,parentSchema:Q,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_headers===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_headers"},schema:Q.required,parentSchema:Q,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="ty\
pe"||t==="url"||t==="request_headers")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Q,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},schema:Q.properties.id.type,parentSchema:Q.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.
type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Q.properties.type.type,
parentSchema:Q.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_request"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:Q.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.url!==void 0){
let t=s.url;if(typeof t=="string"){if(!Qr(t)){let r={instancePath:p+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},schema:"u\
ri",parentSchema:Q.properties.url,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},schema:Q.properties.url.type,parentSchema:Q.properties.url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){let t=s.request_headers;
if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/request_headers/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:Q.properties.request_headers.additionalProperties.
type,parentSchema:Q.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/request_headers",schemaPath:"\
#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:Q.properties.request_headers.type,parentSchema:Q.properties.request_headers,data:t};
e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Q.type,parentSchema:Q,data:s};e===null?
e=[t]:e.push(t),i++}return Ct.errors=e,i===0}Ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ua=zt,ur={type:"object",additionalProperties:!1,properties:{
filename:{type:"string"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function zt(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=zt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="filename"||r==="upload_collection")){let a={instancePath:p,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ur,data:s};e===null?e=[a]:e.push(a),i++}if(s.filename!==void 0){let r=s.
filename;if(typeof r!="string"){let a={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},schema:ur.properties.
filename.type,parentSchema:ur.properties.filename,data:r};e===null?e=[a]:e.push(a),i++}}if(s.upload_collection!==void 0){let r=s.upload_collection,a=i,o=!0,d=i;
if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Z(r,{instancePath:p+"/upload_collection",parentData:s,
parentDataProperty:"upload_collection",rootData:h,dynamicAnchors:y})||(e=e===null?Z.errors:v(e,Z.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+
"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:ur.properties.upload_collection.if,parentSchema:ur.
properties.upload_collection,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ur.
type,parentSchema:ur,data:s};e===null?e=[r]:e.push(r),i++}return zt.errors=e,i===0}zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nt=cr,j={type:"ob\
ject",additionalProperties:!1,required:["id","type","name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_\
api_version","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},name:{type:"string"},url:{type:"string"},
custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$\
defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}},Y={type:"object",additionalProperties:!1,required:["entity_type","event_ty\
pes"],properties:{entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/EventType"}},
filters:{type:["array","null"],items:{$ref:"standin://flat/schemas#/$defs/WebhookEventFilter"}}}},at={type:"string",enum:["item","item_type","upload","build_tri\
gger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function ye(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},schema:at.type,parentSchema:at,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="b\
uild_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:at.enum},schema:at.enum,parentSchema:at,data:s};e===null?e=[t]:e.push(t),i++}return ye.errors=e,i===0}ye.evaluated={dynamicProps:!1,dynamicItems:!1};
var it={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};
function fe(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:it.type,parentSchema:it,
data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="de\
ploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:it.enum},schema:it.
enum,parentSchema:it,data:s};e===null?e=[t]:e.push(t),i++}return fe.errors=e,i===0}fe.evaluated={dynamicProps:!1,dynamicItems:!1};var oe={type:"object",additionalProperties:!1,
required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{
type:"array",minItems:1,items:{type:"string"}}}};function er(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:oe.required,parentSchema:oe,data:s};e===null?e=[t]:e.push(
t),i++}if(s.entity_ids===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_ids"},schema:oe.required,parentSchema:oe,
data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="entity_type"||t==="entity_ids")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:oe,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type!==void 0){let t=s.entity_type;
if(typeof t!="string"){let r={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},schema:oe.properties.
entity_type.type,parentSchema:oe.properties.entity_type,data:t};e===null?e=[r]:e.push(r),i++}if(!(t==="item_type"||t==="item"||t==="build_trigger"||t==="environ\
ment"||t==="environment_type")){let r={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:oe.properties.
entity_type.enum},schema:oe.properties.entity_type.enum,parentSchema:oe.properties.entity_type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.entity_ids!==void 0){let t=s.
entity_ids;if(Array.isArray(t)){if(t.length<1){let a={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:oe.properties.entity_ids,data:t};e===null?e=[a]:e.push(a),i++}let r=t.length;for(let a=0;a<r;a++){let o=t[a];if(typeof o!="string"){let d={
instancePath:p+"/entity_ids/"+a,schemaPath:"#/properties/entity_ids/items/type",keyword:"type",params:{type:"string"},schema:oe.properties.entity_ids.items.type,
parentSchema:oe.properties.entity_ids.items,data:o};e===null?e=[d]:e.push(d),i++}}}else{let r={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/\
type",keyword:"type",params:{type:"array"},schema:oe.properties.entity_ids.type,parentSchema:oe.properties.entity_ids,data:t};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:oe.type,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),i++}return er.errors=
e,i===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:Y.required,parentSchema:Y,data:s};e===null?
e=[t]:e.push(t),i++}if(s.event_types===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:Y.
required,parentSchema:Y,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="entity_type"||t==="event_types"||t==="filters")){let r={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type!==
void 0&&(ye(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:h,dynamicAnchors:y})||(e=e===null?ye.errors:v(e,
ye.errors),i=e.length)),s.event_types!==void 0){let t=s.event_types;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)fe(t[a],{instancePath:p+"/event_type\
s/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?fe.errors:v(e,fe.errors),i=e.length)}else{let r={instancePath:p+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:Y.properties.event_types.type,parentSchema:Y.properties.event_types,data:t};
e===null?e=[r]:e.push(r),i++}}if(s.filters!==void 0){let t=s.filters;if(!Array.isArray(t)&&t!==null){let r={instancePath:p+"/filters",schemaPath:"#/properties/f\
ilters/type",keyword:"type",params:{type:Y.properties.filters.type},schema:Y.properties.filters.type,parentSchema:Y.properties.filters,data:t};e===null?e=[r]:e.
push(r),i++}if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)er(t[a],{instancePath:p+"/filters/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||
(e=e===null?er.errors:v(e,er.errors),i=e.length)}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Y.type,parentSchema:Y,
data:s};e===null?e=[t]:e.push(t),i++}return xe.errors=e,i===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.name===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"url"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.custom_payload===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(
t),i++}if(s.headers===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},schema:j.required,parentSchema:j,
data:s};e===null?e=[t]:e.push(t),i++}if(s.events===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.http_basic_user===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http_basic_user"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.http_basic_password===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}
if(s.enabled===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},schema:j.required,parentSchema:j,data:s};
e===null?e=[t]:e.push(t),i++}if(s.payload_api_version===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payloa\
d_api_version"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.nested_items_in_payload===void 0){let t={instancePath:p,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.auto_retry===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:j.required,parentSchema:j,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!se.call(j.properties,t)){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:j,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:j.properties.id.type,parentSchema:j.properties.id,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:j.properties.type.type,parentSchema:j.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:j.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.
name!==void 0){let t=s.name;if(typeof t!="string"){let r={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:j.
properties.name.type,parentSchema:j.properties.name,data:t};e===null?e=[r]:e.push(r),i++}}if(s.url!==void 0){let t=s.url;if(typeof t!="string"){let r={instancePath:p+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:j.properties.url.type,parentSchema:j.properties.url,data:t};e===null?e=[r]:
e.push(r),i++}}if(s.custom_payload!==void 0){let t=s.custom_payload;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/custom_payload",schemaPath:"#/prope\
rties/custom_payload/type",keyword:"type",params:{type:j.properties.custom_payload.type},schema:j.properties.custom_payload.type,parentSchema:j.properties.custom_payload,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.headers!==void 0){let t=s.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!=
"string"){let o={instancePath:p+"/headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",
params:{type:"string"},schema:j.properties.headers.additionalProperties.type,parentSchema:j.properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(
o),i++}}else{let r={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:j.properties.headers.type,parentSchema:j.
properties.headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.events!==void 0){let t=s.events;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)xe(t[a],{instancePath:p+
"/events/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?xe.errors:v(e,xe.errors),i=e.length)}else{let r={instancePath:p+"/even\
ts",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:j.properties.events.type,parentSchema:j.properties.events,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.http_basic_user!==void 0){let t=s.http_basic_user;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/http_basic_user",schemaPath:"\
#/properties/http_basic_user/type",keyword:"type",params:{type:j.properties.http_basic_user.type},schema:j.properties.http_basic_user.type,parentSchema:j.properties.
http_basic_user,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_password!==void 0){let t=s.http_basic_password;if(typeof t!="string"&&t!==null){let r={instancePath:p+
"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:j.properties.http_basic_password.type},schema:j.properties.
http_basic_password.type,parentSchema:j.properties.http_basic_password,data:t};e===null?e=[r]:e.push(r),i++}}if(s.enabled!==void 0){let t=s.enabled;if(typeof t!=
"boolean"){let r={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:j.properties.enabled.type,parentSchema:j.
properties.enabled,data:t};e===null?e=[r]:e.push(r),i++}}if(s.payload_api_version!==void 0){let t=s.payload_api_version;if(typeof t!="string"){let r={instancePath:p+
"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:j.properties.payload_api_version.type,parentSchema:j.
properties.payload_api_version,data:t};e===null?e=[r]:e.push(r),i++}}if(s.nested_items_in_payload!==void 0){let t=s.nested_items_in_payload;if(typeof t!="boolea\
n"){let r={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:j.properties.
nested_items_in_payload.type,parentSchema:j.properties.nested_items_in_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.auto_retry!==void 0){let t=s.auto_retry;
if(typeof t!="boolean"){let r={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:j.properties.
auto_retry.type,parentSchema:j.properties.auto_retry,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:j.type,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}return cr.errors=e,i===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Va=Mt,U={type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"o\
bject",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","nu\
ll"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}};function Mt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=Mt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!se.call(U.properties,
t)){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:U,data:s};e===
null?e=[r]:e.push(r),i++}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let r={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},schema:U.properties.name.type,parentSchema:U.properties.name,data:t};e===null?e=[r]:e.push(r),i++}}if(s.url!==void 0){let t=s.url;if(typeof t!=
"string"){let r={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:U.properties.url.type,parentSchema:U.properties.
url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.custom_payload!==void 0){let t=s.custom_payload;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/custom_p\
ayload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:U.properties.custom_payload.type},schema:U.properties.custom_payload.type,parentSchema:U.
properties.custom_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.headers!==void 0){let t=s.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){
let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperti\
es/type",keyword:"type",params:{type:"string"},schema:U.properties.headers.additionalProperties.type,parentSchema:U.properties.headers.additionalProperties,data:a};
e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:U.properties.
headers.type,parentSchema:U.properties.headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.events!==void 0){let t=s.events;if(Array.isArray(t)){let r=t.length;for(let a=0;a<
r;a++)xe(t[a],{instancePath:p+"/events/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?xe.errors:v(e,xe.errors),i=e.length)}else{
let r={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:U.properties.events.type,parentSchema:U.properties.
events,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_user!==void 0){let t=s.http_basic_user;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:U.properties.http_basic_user.type},schema:U.properties.http_basic_user.
type,parentSchema:U.properties.http_basic_user,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_password!==void 0){let t=s.http_basic_password;if(typeof t!=
"string"&&t!==null){let r={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:U.properties.http_basic_password.
type},schema:U.properties.http_basic_password.type,parentSchema:U.properties.http_basic_password,data:t};e===null?e=[r]:e.push(r),i++}}if(s.enabled!==void 0){let t=s.
enabled;if(typeof t!="boolean"){let r={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:U.properties.
enabled.type,parentSchema:U.properties.enabled,data:t};e===null?e=[r]:e.push(r),i++}}if(s.payload_api_version!==void 0){let t=s.payload_api_version;if(typeof t!=
"string"){let r={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:U.properties.
payload_api_version.type,parentSchema:U.properties.payload_api_version,data:t};e===null?e=[r]:e.push(r),i++}}if(s.nested_items_in_payload!==void 0){let t=s.nested_items_in_payload;
if(typeof t!="boolean"){let r={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},schema:U.properties.nested_items_in_payload.type,parentSchema:U.properties.nested_items_in_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.auto_retry!==
void 0){let t=s.auto_retry;if(typeof t!="boolean"){let r={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"bo\
olean"},schema:U.properties.auto_retry.type,parentSchema:U.properties.auto_retry,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},schema:U.type,parentSchema:U,data:s};e===null?e=[t]:e.push(t),i++}return Mt.errors=e,i===0}Mt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ca=Wt,$={type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_pas\
sword"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},
events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","nu\
ll"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function Wt(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},schema:$.required,parentSchema:$,data:s};e===null?e=[t]:e.push(t),i++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"url"},schema:$.required,parentSchema:$,data:s};e===null?e=[t]:e.push(t),i++}if(s.custom_payload===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:$.required,parentSchema:$,data:s};e===null?e=[t]:e.push(t),i++}if(s.headers===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},schema:$.required,parentSchema:$,data:s};e===null?e=[t]:e.push(
t),i++}if(s.events===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},schema:$.required,parentSchema:$,
data:s};e===null?e=[t]:e.push(t),i++}if(s.http_basic_user===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ht\
tp_basic_user"},schema:$.required,parentSchema:$,data:s};e===null?e=[t]:e.push(t),i++}if(s.http_basic_password===void 0){let t={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"http_basic_password"},schema:$.required,parentSchema:$,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!se.
call($.properties,t)){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:$,
data:s};e===null?e=[r]:e.push(r),i++}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let r={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},schema:$.properties.name.type,parentSchema:$.properties.name,data:t};e===null?e=[r]:e.push(r),i++}}if(s.url!==void 0){let t=s.url;if(typeof t!=
"string"){let r={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:$.properties.url.type,parentSchema:$.properties.
url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.custom_payload!==void 0){let t=s.custom_payload;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/custom_p\
ayload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:$.properties.custom_payload.type},schema:$.properties.custom_payload.type,parentSchema:$.
properties.custom_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.headers!==void 0){let t=s.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){
let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperti\
es/type",keyword:"type",params:{type:"string"},schema:$.properties.headers.additionalProperties.type,parentSchema:$.properties.headers.additionalProperties,data:a};
e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:$.properties.
headers.type,parentSchema:$.properties.headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.events!==void 0){let t=s.events;if(Array.isArray(t)){let r=t.length;for(let a=0;a<
r;a++)xe(t[a],{instancePath:p+"/events/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?xe.errors:v(e,xe.errors),i=e.length)}else{
let r={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:$.properties.events.type,parentSchema:$.properties.
events,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_user!==void 0){let t=s.http_basic_user;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:$.properties.http_basic_user.type},schema:$.properties.http_basic_user.
type,parentSchema:$.properties.http_basic_user,data:t};e===null?e=[r]:e.push(r),i++}}if(s.http_basic_password!==void 0){let t=s.http_basic_password;if(typeof t!=
"string"&&t!==null){let r={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:$.properties.http_basic_password.
type},schema:$.properties.http_basic_password.type,parentSchema:$.properties.http_basic_password,data:t};e===null?e=[r]:e.push(r),i++}}if(s.enabled!==void 0){let t=s.
enabled;if(typeof t!="boolean"){let r={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:$.properties.
enabled.type,parentSchema:$.properties.enabled,data:t};e===null?e=[r]:e.push(r),i++}}if(s.payload_api_version!==void 0){let t=s.payload_api_version;if(typeof t!=
"string"){let r={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:$.properties.
payload_api_version.type,parentSchema:$.properties.payload_api_version,data:t};e===null?e=[r]:e.push(r),i++}}if(s.nested_items_in_payload!==void 0){let t=s.nested_items_in_payload;
if(typeof t!="boolean"){let r={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},schema:$.properties.nested_items_in_payload.type,parentSchema:$.properties.nested_items_in_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.auto_retry!==
void 0){let t=s.auto_retry;if(typeof t!="boolean"){let r={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"bo\
olean"},schema:$.properties.auto_retry.type,parentSchema:$.properties.auto_retry,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:s};e===null?e=[t]:e.push(t),i++}return Wt.errors=e,i===0}Wt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var za=Zt,Ce={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas\
#/$defs/Webhook"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Zt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Zt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Ce.required,parentSchema:Ce,data:s};e===null?e=[t]:e.push(
t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Ce.required,parentSchema:Ce,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},schema:!1,parentSchema:Ce,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;
for(let a=0;a<r;a++)cr(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?cr.errors:v(e,cr.errors),i=e.
length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Ce.properties.data.type,parentSchema:Ce.
properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(he(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:y})||
(e=e===null?he.errors:v(e,he.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ce.type,parentSchema:Ce,
data:s};e===null?e=[t]:e.push(t),i++}return Zt.errors=e,i===0}Zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ma=Bt,ze={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/List\
Meta"}}},b={type:"object",additionalProperties:!1,required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","reque\
st_payload","response_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","att\
empts"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{
type:{type:"string",const:"webhook"},id:{type:"string"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas\
#/$defs/EventType"},created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},
request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{
type:["string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["s\
tring","null"],format:"date-time"},status:{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},attempts:{type:"array",
items:{$ref:"standin://flat/schemas#/$defs/WebhookCallAttempt"}}}},pt={type:"string",enum:["pending","success","failed","rescheduled"]};function rr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=rr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:pt.type,parentSchema:pt,data:s};e===null?e=[t]:
e.push(t),i++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pt.
enum},schema:pt.enum,parentSchema:pt,data:s};e===null?e=[t]:e.push(t),i++}return rr.errors=e,i===0}rr.evaluated={dynamicProps:!1,dynamicItems:!1};var I={type:"o\
bject",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_headers","response\
_payload","failure_reason"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{type:"\
string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{
type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]}}};function tr(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attempted_at"},schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(t),i++}if(s.cause===void 0){let t={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"cause"},schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_url===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(
t),i++}if(s.request_headers===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:I.required,
parentSchema:I,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_status===void 0){let t={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"response_status"},schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_headers===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:I.required,parentSchema:I,data:s};e===
null?e=[t]:e.push(t),i++}if(s.response_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payl\
oad"},schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(t),i++}if(s.failure_reason===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failure_reason"},schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!se.call(I.properties,
t)){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:I,data:s};e===
null?e=[r]:e.push(r),i++}if(s.attempted_at!==void 0){let t=s.attempted_at;if(typeof t=="string"){if(!X.test(t)){let r={instancePath:p+"/attempted_at",schemaPath:"\
#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:I.properties.attempted_at,data:t};e===null?e=[r]:
e.push(r),i++}}else{let r={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},schema:I.properties.
attempted_at.type,parentSchema:I.properties.attempted_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.cause!==void 0){let t=s.cause;if(typeof t!="string"){let r={
instancePath:p+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type:"string"},schema:I.properties.cause.type,parentSchema:I.properties.cause,
data:t};e===null?e=[r]:e.push(r),i++}if(!(t==="event"||t==="retry"||t==="resend")){let r={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"\
enum",params:{allowedValues:I.properties.cause.enum},schema:I.properties.cause.enum,parentSchema:I.properties.cause,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_url!==
void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"\
string"},schema:I.properties.request_url.type,parentSchema:I.properties.request_url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){let t=s.
request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/request_headers/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:I.properties.request_headers.
additionalProperties.type,parentSchema:I.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/requ\
est_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:I.properties.request_headers.type,parentSchema:I.properties.
request_headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={instancePath:p+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:I.properties.request_payload.type,parentSchema:I.properties.
request_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&t!==null){let r={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:I.properties.response_status.
type},schema:I.properties.response_status.type,parentSchema:I.properties.response_status,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_headers!==void 0){let t=s.
response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:I.properties.response_headers.type},schema:I.properties.response_headers.type,parentSchema:I.properties.response_headers,data:t};
e===null?e=[r]:e.push(r),i++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/response_head\
ers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:I.
properties.response_headers.additionalProperties.type,parentSchema:I.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}}if(s.
response_payload!==void 0){let t=s.response_payload;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:I.properties.response_payload.type},schema:I.properties.response_payload.type,parentSchema:I.properties.response_payload,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.failure_reason!==void 0){let t=s.failure_reason;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/failure_reas\
on",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:I.properties.failure_reason.type},schema:I.properties.failure_reason.type,parentSchema:I.
properties.failure_reason,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:I.type,
parentSchema:I,data:s};e===null?e=[t]:e.push(t),i++}return tr.errors=e,i===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.webhook===void 0){let t={instancePath:p,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"webhook"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_type===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(
t),i++}if(s.event_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),i++}if(s.created_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"request_url"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_headers===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.
request_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),i++}if(s.response_status===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
sponse_status"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_headers===void 0){let t={instancePath:p,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"response_headers"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_payload===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payload"},schema:b.required,parentSchema:b,data:s};e===
null?e=[t]:e.push(t),i++}if(s.attempted_auto_retries_count===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"a\
ttempted_auto_retries_count"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.last_sent_at===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.next_retry_at===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:b.required,parentSchema:b,data:s};e===null?
e=[t]:e.push(t),i++}if(s.status===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),i++}if(s.failure_reason===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fai\
lure_reason"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.attempts===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attempts"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!se.call(b.properties,t)){
let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:b,data:s};e===null?
e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:b.properties.id.type,parentSchema:b.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){
let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:b.properties.type.type,parentSchema:b.properties.
type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook_call"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
webhook_call"},schema:"webhook_call",parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.webhook!==void 0){let t=s.webhook;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"\
type"},schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),i++}if(t.id===void 0){let r={instancePath:p+"/web\
hook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"id"},schema:b.properties.webhook.required,parentSchema:b.properties.
webhook,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="type"||r==="id")){let a={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:b.properties.webhook,data:t};e===null?e=[a]:e.push(a),i++}if(t.
type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{
type:"string"},schema:b.properties.webhook.properties.type.type,parentSchema:b.properties.webhook.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="w\
ebhook"){let a={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"w\
ebhook",parentSchema:b.properties.webhook.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(t.id!==void 0){let r=t.id;if(typeof r!="string"){let a={instancePath:p+
"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},schema:b.properties.webhook.properties.id.type,parentSchema:b.
properties.webhook.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"ty\
pe",params:{type:"object"},schema:b.properties.webhook.type,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),i++}}if(s.entity_type!==void 0&&(ye(
s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:h,dynamicAnchors:y})||(e=e===null?ye.errors:v(e,ye.errors),i=
e.length)),s.event_type!==void 0&&(fe(s.event_type,{instancePath:p+"/event_type",parentData:s,parentDataProperty:"event_type",rootData:h,dynamicAnchors:y})||(e=
e===null?fe.errors:v(e,fe.errors),i=e.length)),s.created_at!==void 0){let t=s.created_at;if(typeof t=="string"){if(!X.test(t)){let r={instancePath:p+"/created_a\
t",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.created_at,data:t};e===
null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},schema:b.properties.
created_at.type,parentSchema:b.properties.created_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_url!==void 0){let t=s.request_url;if(typeof t!="string"){
let r={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},schema:b.properties.request_url.type,parentSchema:b.
properties.request_url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))
for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/re\
quest_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.properties.request_headers.additionalProperties.type,parentSchema:b.properties.
request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/request_headers",schemaPath:"#/properties/request_header\
s/type",keyword:"type",params:{type:"object"},schema:b.properties.request_headers.type,parentSchema:b.properties.request_headers,data:t};e===null?e=[r]:e.push(r),
i++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={instancePath:p+"/request_payload",schemaPath:"#/properties/request_pay\
load/type",keyword:"type",params:{type:"string"},schema:b.properties.request_payload.type,parentSchema:b.properties.request_payload,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:p+"/respo\
nse_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:b.properties.response_status.type},schema:b.properties.response_status.type,
parentSchema:b.properties.response_status,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_headers!==void 0){let t=s.response_headers;if(!(t&&typeof t=="obje\
ct"&&!Array.isArray(t))&&t!==null){let r={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:b.properties.
response_headers.type},schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:t};e===null?e=[r]:e.push(r),i++}if(t&&typeof t==
"object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/response_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.properties.response_headers.additionalProperties.
type,parentSchema:b.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}}if(s.response_payload!==void 0){let t=s.response_payload;
if(typeof t!="string"&&t!==null){let r={instancePath:p+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:b.properties.
response_payload.type},schema:b.properties.response_payload.type,parentSchema:b.properties.response_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attempted_auto_retries_count!==
void 0){let t=s.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:p+"/attempted_auto_retries_count",schemaPath:"\
#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.
attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:p+"/attempted_auto_re\
tries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:b.properties.
attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),i++}}if(s.last_sent_at!==void 0){let t=s.last_sent_at;if(typeof t!="string"&&t!==null){let r={instancePath:p+
"/last_sent_at",schemaPath:"#/properties/last_sent_at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},schema:b.properties.last_sent_at.type,parentSchema:b.
properties.last_sent_at,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="string"&&!X.test(t)){let r={instancePath:p+"/last_sent_at",schemaPath:"#/properties/l\
ast_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.last_sent_at,data:t};e===null?e=[r]:e.push(r),i++}}
if(s.next_retry_at!==void 0){let t=s.next_retry_at;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_a\
t/type",keyword:"type",params:{type:b.properties.next_retry_at.type},schema:b.properties.next_retry_at.type,parentSchema:b.properties.next_retry_at,data:t};e===
null?e=[r]:e.push(r),i++}if(typeof t=="string"&&!X.test(t)){let r={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"forma\
t",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.next_retry_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.status!==void 0&&(rr(s.status,
{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:h,dynamicAnchors:y})||(e=e===null?rr.errors:v(e,rr.errors),i=e.length)),s.failure_reason!==
void 0){let t=s.failure_reason;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"t\
ype",params:{type:b.properties.failure_reason.type},schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.attempts!==void 0){let t=s.attempts;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)tr(t[a],{instancePath:p+"/attempts/"+a,parentData:t,parentDataProperty:a,
rootData:h,dynamicAnchors:y})||(e=e===null?tr.errors:v(e,tr.errors),i=e.length)}else{let r={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"\
type",params:{type:"array"},schema:b.properties.attempts.type,parentSchema:b.properties.attempts,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:b.type,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}return qr.errors=e,i===0}qr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Bt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=Bt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ze.required,parentSchema:ze,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:ze.required,parentSchema:ze,data:s};e===null?e=[t]:e.push(
t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)qr(t[a],
{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?qr.errors:v(e,qr.errors),i=e.length)}else{let r={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:ze.properties.data.type,parentSchema:ze.properties.data,data:t};e===null?
e=[r]:e.push(r),i++}}s.meta!==void 0&&(he(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:y})||(e=e===null?he.errors:
v(e,he.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ze.type,parentSchema:ze,data:s};e===null?
e=[t]:e.push(t),i++}return Bt.errors=e,i===0}Bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wa=Ht;function Ht(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ht.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:b.
required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.webhook===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
webhook"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.event_type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.created_at===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:b.required,parentSchema:b,data:s};e===null?
e=[t]:e.push(t),i++}if(s.request_url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:b.
required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_headers===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"request_headers"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_payload===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_status===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},schema:b.required,parentSchema:b,data:s};e===
null?e=[t]:e.push(t),i++}if(s.response_headers===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_head\
ers"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_payload===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"response_payload"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.attempted_auto_retries_count===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),i++}if(s.last_sent_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_\
sent_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.next_retry_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"next_retry_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.status===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}if(s.failure_reason===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:b.required,parentSchema:b,data:s};e===
null?e=[t]:e.push(t),i++}if(s.attempts===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},schema:b.required,
parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!se.call(b.properties,t)){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="str\
ing"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:b.properties.id.type,parentSchema:b.properties.
id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:b.properties.type.type,parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook_call"){
let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:b.properties.
type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.webhook!==void 0){let t=s.webhook;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:p+
"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},schema:b.properties.webhook.required,parentSchema:b.properties.
webhook,data:t};e===null?e=[r]:e.push(r),i++}if(t.id===void 0){let r={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{
missingProperty:"id"},schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="type"||
r==="id")){let a={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:b.properties.webhook,data:t};e===null?e=[a]:e.push(a),i++}if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:p+"\
/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{type:"string"},schema:b.properties.webhook.properties.type.type,parentSchema:b.
properties.webhook.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="webhook"){let a={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook\
/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:b.properties.webhook.properties.type,data:r};e===null?e=[a]:
e.push(a),i++}}if(t.id!==void 0){let r=t.id;if(typeof r!="string"){let a={instancePath:p+"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"\
type",params:{type:"string"},schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}}else{
let r={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"object"},schema:b.properties.webhook.type,parentSchema:b.properties.
webhook,data:t};e===null?e=[r]:e.push(r),i++}}if(s.entity_type!==void 0&&(ye(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entit\
y_type",rootData:h,dynamicAnchors:y})||(e=e===null?ye.errors:v(e,ye.errors),i=e.length)),s.event_type!==void 0&&(fe(s.event_type,{instancePath:p+"/event_type",parentData:s,
parentDataProperty:"event_type",rootData:h,dynamicAnchors:y})||(e=e===null?fe.errors:v(e,fe.errors),i=e.length)),s.created_at!==void 0){let t=s.created_at;if(typeof t==
"string"){if(!X.test(t)){let r={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"da\
te-time",parentSchema:b.properties.created_at,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/created_at",schemaPath:"#/properties/created_at\
/type",keyword:"type",params:{type:"string"},schema:b.properties.created_at.type,parentSchema:b.properties.created_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.
request_url!==void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",
params:{type:"string"},schema:b.properties.request_url.type,parentSchema:b.properties.request_url,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){
let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/request_headers/"+
r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.properties.
request_headers.additionalProperties.type,parentSchema:b.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+
"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:b.properties.request_headers.type,parentSchema:b.
properties.request_headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={instancePath:p+
"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:b.properties.request_payload.type,parentSchema:b.
properties.request_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&t!==null){let r={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:b.properties.response_status.
type},schema:b.properties.response_status.type,parentSchema:b.properties.response_status,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_headers!==void 0){let t=s.
response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:b.properties.response_headers.type},schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:t};
e===null?e=[r]:e.push(r),i++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/response_head\
ers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.
properties.response_headers.additionalProperties.type,parentSchema:b.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}}if(s.
response_payload!==void 0){let t=s.response_payload;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:b.properties.response_payload.type},schema:b.properties.response_payload.type,parentSchema:b.properties.response_payload,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.attempted_auto_retries_count!==void 0){let t=s.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let r={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"int\
eger"},schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:b.properties.attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),i++}}if(s.last_sent_at!==
void 0){let t=s.last_sent_at;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at/type",keyword:"type",params:{
type:b.properties.last_sent_at.type},schema:b.properties.last_sent_at.type,parentSchema:b.properties.last_sent_at,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t==
"string"&&!X.test(t)){let r={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"d\
ate-time",parentSchema:b.properties.last_sent_at,data:t};e===null?e=[r]:e.push(r),i++}}if(s.next_retry_at!==void 0){let t=s.next_retry_at;if(typeof t!="string"&&
t!==null){let r={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_at/type",keyword:"type",params:{type:b.properties.next_retry_at.type},schema:b.
properties.next_retry_at.type,parentSchema:b.properties.next_retry_at,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="string"&&!X.test(t)){let r={instancePath:p+
"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.next_retry_at,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.status!==void 0&&(rr(s.status,{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:h,dynamicAnchors:y})||
(e=e===null?rr.errors:v(e,rr.errors),i=e.length)),s.failure_reason!==void 0){let t=s.failure_reason;if(typeof t!="string"&&t!==null){let r={instancePath:p+"/fai\
lure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:b.properties.failure_reason.type},schema:b.properties.failure_reason.type,
parentSchema:b.properties.failure_reason,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attempts!==void 0){let t=s.attempts;if(Array.isArray(t)){let r=t.length;for(let a=0;a<
r;a++)tr(t[a],{instancePath:p+"/attempts/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?tr.errors:v(e,tr.errors),i=e.length)}else{
let r={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},schema:b.properties.attempts.type,parentSchema:b.
properties.attempts,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:b.type,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),i++}return Ht.errors=e,i===0}Ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Et=hr,C={type:"object",additionalProperties:!1,
required:["id","type","label","position","parent","children"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},
position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{
$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function hr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=hr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}if(s.
type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:C.required,parentSchema:C,data:s};e===null?
e=[r]:e.push(r),i++}if(s.label===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},schema:C.required,parentSchema:C,
data:s};e===null?e=[r]:e.push(r),i++}if(s.position===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"position"},
schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}if(s.parent===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"parent"},schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}if(s.children===void 0){let r={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"children"},schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||
r==="type"||r==="label"||r==="position"||r==="parent"||r==="children")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},schema:!1,parentSchema:C,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:C.properties.id.type,parentSchema:C.properties.id,data:r};e===null?e=[a]:e.
push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},schema:C.properties.type.type,parentSchema:C.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload_collection"){let a={instancePath:p+"/t\
ype",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:C.properties.type,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.label!==void 0){let r=s.label;if(typeof r!="string"){let a={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},schema:C.properties.label.type,parentSchema:C.properties.label,data:r};e===null?e=[a]:e.push(a),i++}}if(s.position!==void 0){let r=s.
position;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{
type:"integer"},schema:C.properties.position.type,parentSchema:C.properties.position,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:C.
properties.position,data:r};e===null?e=[a]:e.push(a),i++}}if(s.parent!==void 0){let r=s.parent,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===
i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Z(r,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:h,dynamicAnchors:y})||(e=e===
null?Z.errors:v(e,Z.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},schema:C.properties.parent.if,parentSchema:C.properties.parent,data:r};e===null?e=[l]:e.push(l),i++}}if(s.children!==void 0){let r=s.children;if(Array.isArray(
r)){let a=r.length;for(let o=0;o<a;o++)Z(r[o],{instancePath:p+"/children/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:y})||(e=e===null?Z.errors:
v(e,Z.errors),i=e.length)}else{let a={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},schema:C.properties.
children.type,parentSchema:C.properties.children,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:C.type,parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}return hr.errors=e,i===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Za=Kt,
Ae={type:"object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://f\
lat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Kt(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Kt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="label"||r==="position"||r==="parent"||r==="children")){let a={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ae,data:s};e===null?e=[a]:e.push(a),i++}
if(s.label!==void 0){let r=s.label;if(typeof r!="string"){let a={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"strin\
g"},schema:Ae.properties.label.type,parentSchema:Ae.properties.label,data:r};e===null?e=[a]:e.push(a),i++}}if(s.position!==void 0){let r=s.position;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},schema:Ae.
properties.position.type,parentSchema:Ae.properties.position,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+
"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ae.properties.position,data:r};e===
null?e=[a]:e.push(a),i++}}if(s.parent!==void 0){let r=s.parent,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,e!==null&&(a?e.
length=a:e=null),!t){let l=i;Z(r,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:h,dynamicAnchors:y})||(e=e===null?Z.errors:v(e,Z.errors),
i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:Ae.properties.
parent.if,parentSchema:Ae.properties.parent,data:r};e===null?e=[l]:e.push(l),i++}}if(s.children!==void 0){let r=s.children;if(Array.isArray(r)){let a=r.length;for(let o=0;o<
a;o++)Z(r[o],{instancePath:p+"/children/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:y})||(e=e===null?Z.errors:v(e,Z.errors),i=e.length)}else{
let a={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},schema:Ae.properties.children.type,parentSchema:Ae.
properties.children,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ae.type,parentSchema:Ae,
data:s};e===null?e=[r]:e.push(r),i++}return Kt.errors=e,i===0}Kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ba=Gt,ue={type:"object",additionalProperties:!1,
required:["label"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},
else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Gt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Gt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},schema:ue.required,parentSchema:ue,data:s};e===null?e=[r]:e.push(
r),i++}for(let r in s)if(!(r==="id"||r==="label"||r==="position"||r==="parent")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},schema:!1,parentSchema:ue,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!_s.
test(r)){let a={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",
parentSchema:ue.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:ue.properties.id.type,parentSchema:ue.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.label!==void 0){let r=s.label;if(typeof r!="strin\
g"){let a={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},schema:ue.properties.label.type,parentSchema:ue.properties.
label,data:r};e===null?e=[a]:e.push(a),i++}}if(s.position!==void 0){let r=s.position;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:p+
"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},schema:ue.properties.position.type,parentSchema:ue.properties.position,
data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ue.properties.position,data:r};e===null?e=[a]:e.push(a),i++}}if(s.parent!==void 0){
let r=s.parent,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Z(r,{instancePath:p+
"/parent",parentData:s,parentDataProperty:"parent",rootData:h,dynamicAnchors:y})||(e=e===null?Z.errors:v(e,Z.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+
"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:ue.properties.parent.if,parentSchema:ue.properties.parent,data:r};
e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ue.type,parentSchema:ue,data:s};e===null?
e=[r]:e.push(r),i++}return Gt.errors=e,i===0}Gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ha=Yt,Me={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};
function Yt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Yt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:Me.required,parentSchema:Me,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:Me.required,parentSchema:Me,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="\
data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Me,
data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)hr(t[a],{instancePath:p+"/data/"+a,
parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?hr.errors:v(e,hr.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:Me.properties.data.type,parentSchema:Me.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}
s.meta!==void 0&&(he(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:y})||(e=e===null?he.errors:v(e,he.errors),i=
e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Me.type,parentSchema:Me,data:s};e===null?e=[t]:e.push(t),
i++}return Yt.errors=e,i===0}Yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ka=Qt,te={type:"object",additionalProperties:!1,required:["id","type","\
status","payload"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function Qt(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Qt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.push(t),i++}if(s.status===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.push(t),i++}if(s.payload===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.
push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="status"||t==="payload")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t},schema:!1,parentSchema:te,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:te.properties.id.type,parentSchema:te.properties.id,data:t};
e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:te.properties.type.type,parentSchema:te.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="job_result"){let r={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job_result"},schema:"job_result",parentSchema:te.properties.type,data:t};e===
null?e=[r]:e.push(r),i++}}if(s.status!==void 0){let t=s.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},schema:te.properties.status.type,parentSchema:te.properties.status,data:t};e===null?e=[r]:e.push(
r),i++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let r={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{
comparison:"<=",limit:599},schema:599,parentSchema:te.properties.status,data:t};e===null?e=[r]:e.push(r),i++}if(t<100||isNaN(t)){let r={instancePath:p+"/status",
schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:te.properties.status,data:t};e===null?e=[r]:
e.push(r),i++}}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:te.type,parentSchema:te,data:s};e===null?e=[t]:e.push(
t),i++}return Qt.errors=e,i===0}Qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xt=Jt,ot={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"standin://json-api/data/Upload"},m={type:"object",additionalProperties:!1,required:["id","type","at\
tributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path",
"basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","default_field_metadata","duration",
"frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{type:"\
string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{
type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{
type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{
type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},
blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:[
"high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},
blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:[
"string","null"],format:"date-time"}}},relationships:{type:"object",additionalProperties:!1,required:["creator","upload_collection"],properties:{creator:{type:"\
object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}},re={type:"object",additionalProperties:!1,
required:["title","alt","custom_data","focal_point"],properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},
focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}},me={type:"object",additionalProperties:!1,required:["x","y"],properties:{
x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function sr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},schema:me.required,parentSchema:me,data:s};e===null?e=[t]:e.push(t),i++}if(s.
y===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},schema:me.required,parentSchema:me,data:s};e===null?e=
[t]:e.push(t),i++}for(let t in s)if(!(t==="x"||t==="y")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:me,data:s};e===null?e=[r]:e.push(r),i++}if(s.x!==void 0){let t=s.x;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+
"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:me.properties.x,data:t};e===null?e=[r]:e.push(
r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:me.
properties.x,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:me.
properties.x.type,parentSchema:me.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}if(s.y!==void 0){let t=s.y;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(
t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:me.properties.y,data:t};
e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:me.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:"number"},schema:me.properties.y.type,parentSchema:me.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:me.type,parentSchema:me,data:s};e===null?e=[t]:e.push(t),i++}return sr.errors=e,i===0}sr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ar(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ar.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"},schema:re.required,parentSchema:re,data:s};e===null?e=[r]:e.push(r),i++}if(s.alt===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"alt"},schema:re.required,parentSchema:re,data:s};e===null?e=[r]:e.push(r),i++}if(s.custom_data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_data"},schema:re.required,parentSchema:re,data:s};e===null?e=[r]:
e.push(r),i++}if(s.focal_point===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:re.required,
parentSchema:re,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:re,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==
void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:re.properties.
title.type},schema:re.properties.title.type,parentSchema:re.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="\
string"&&r!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:re.properties.alt.type},schema:re.properties.alt.
type,parentSchema:re.properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:re.properties.custom_data.type,
parentSchema:re.properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,d=i;if(r!==null){let l={};e===
null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;sr(r,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"foc\
al_point",rootData:h,dynamicAnchors:y})||(e=e===null?sr.errors:v(e,sr.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:re.properties.focal_point.if,parentSchema:re.properties.focal_point,data:r};e===
null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:re.type,parentSchema:re,data:s};e===null?
e=[r]:e.push(r),i++}return ar.errors=e,i===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var We={type:"object",additionalProperties:!1,required:["ty\
pe","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}},nt={type:"string",enum:["access_token","sso_user","accoun\
t","user","organization"]};function ir(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ir.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},schema:nt.type,parentSchema:nt,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="access_token"||s==="sso_user"||s==="account"||s==="user"||s==="organizati\
on")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:nt.enum},schema:nt.enum,parentSchema:nt,data:s};e===null?e=[t]:e.push(t),i++}
return ir.errors=e,i===0}ir.evaluated={dynamicProps:!1,dynamicItems:!1};function $e(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:We.required,parentSchema:We,data:s};e===null?e=[t]:e.push(
t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:We.required,parentSchema:We,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:We,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0&&(ir(s.type,{instancePath:p+"/type",parentData:s,
parentDataProperty:"type",rootData:h,dynamicAnchors:y})||(e=e===null?ir.errors:v(e,ir.errors),i=e.length)),s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:We.properties.id.type,parentSchema:We.properties.id,data:t};
e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:We.type,parentSchema:We,data:s};e===null?
e=[t]:e.push(t),i++}return $e.errors=e,i===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var je={type:"object",additionalProperties:!1,required:["ty\
pe","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function L(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=L.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:je.required,parentSchema:je,data:s};
e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:je.required,
parentSchema:je,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:je,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:je.properties.type.type,parentSchema:je.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:je.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.id!==void 0){
let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:je.properties.id.type,
parentSchema:je.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:je.
type,parentSchema:je,data:s};e===null?e=[t]:e.push(t),i++}return L.errors=e,i===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Sr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attributes"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),i++}if(s.relationships===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:
e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:m,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:m.properties.id.type,parentSchema:m.properties.
id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:m.properties.type.type,parentSchema:m.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload"){let a={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:m.properties.type,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.basename===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"basename"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:
e.push(a),i++}if(r.filename===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
filename"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.url===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.format===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"format"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.mime_type===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mi\
me_type"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.size===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"size"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.md5===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"md5"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),
i++}if(r.width===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"width"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.height===void 0){let a={instancePath:p+"/attribute\
s",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},schema:m.properties.attributes.required,parentSchema:m.properties.
attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.is_image===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"is_image"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}
if(r.author===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"author"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.copyright===void 0){let a={instancePath:p+"/attrib\
utes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"copyright"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.notes===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"notes"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),
i++}if(r.tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"tags"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.default_field_metadata===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"default_field_metadata"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.duration===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"duration"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}if(r.frame_rate===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"frame_rate"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.
blurhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"blurhash"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.thumbhash===void 0){let a={instancePath:p+"/attrib\
utes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.mux_playback_id===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===
null?e=[a]:e.push(a),i++}if(r.mux_mp4_highest_res===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}
if(r.smart_tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"smart_ta\
gs"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.exif_info===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.colors===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"colors"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.created_at===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"c\
reated_at"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.updated_at===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!se.call(m.properties.attributes.properties,a)){let o={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:m.properties.attributes,
data:r};e===null?e=[o]:e.push(o),i++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/a\
ttributes/properties/path/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.path.type,parentSchema:m.properties.attributes.properties.
path,data:a};e===null?e=[o]:e.push(o),i++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"\
#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.basename.type,parentSchema:m.properties.
attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),i++}}if(r.filename!==void 0){let a=r.filename;if(typeof a!="string"){let o={instancePath:p+"/att\
ributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.
filename.type,parentSchema:m.properties.attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),i++}}if(r.url!==void 0){let a=r.url;if(typeof a=="string"){
if(!Qr(a)){let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",
parentSchema:m.properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/\
attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.url.type,parentSchema:m.properties.attributes.properties.
url,data:a};e===null?e=[o]:e.push(o),i++}}if(r.format!==void 0){let a=r.format;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/format",schemaPath:"\
#/properties/attributes/properties/format/type",keyword:"type",params:{type:m.properties.attributes.properties.format.type},schema:m.properties.attributes.properties.
format.type,parentSchema:m.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(o),i++}}if(r.mime_type!==void 0){let a=r.mime_type;if(typeof a!=
"string"&&a!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:m.properties.
attributes.properties.mime_type.type},schema:m.properties.attributes.properties.mime_type.type,parentSchema:m.properties.attributes.properties.mime_type,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.size!==void 0){let a=r.size;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/size",
schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.size.type,parentSchema:m.
properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attribut\
es/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.size,data:a};e===null?e=[o]:e.push(o),i++}}if(r.md5!==void 0){let a=r.md5;if(typeof a=="string"){if(!Zs.test(a)){let o={instancePath:p+"/attributes/m\
d5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:m.properties.
attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/\
type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.md5.type,parentSchema:m.properties.attributes.properties.md5,data:a};e===null?
e=[o]:e.push(o),i++}}if(r.width!==void 0){let a=r.width;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/w\
idth",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{type:m.properties.attributes.properties.width.type},schema:m.properties.
attributes.properties.width.type,parentSchema:m.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&
(a<0||isNaN(a))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),i++}}if(r.height!==void 0){let a=r.height;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"\
type",params:{type:m.properties.attributes.properties.height.type},schema:m.properties.attributes.properties.height.type,parentSchema:m.properties.attributes.properties.
height,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/height",schemaPath:"#/proper\
ties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.height,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.is_image!==void 0){let a=r.is_image;if(typeof a!="boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/proper\
ties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:m.properties.attributes.properties.is_image.type,parentSchema:m.properties.
attributes.properties.is_image,data:a};e===null?e=[o]:e.push(o),i++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:m.properties.attributes.properties.author.type},schema:m.
properties.attributes.properties.author.type,parentSchema:m.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),i++}}if(r.copyright!==void 0){
let a=r.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",
keyword:"type",params:{type:m.properties.attributes.properties.copyright.type},schema:m.properties.attributes.properties.copyright.type,parentSchema:m.properties.
attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(r.notes!==void 0){let a=r.notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:m.properties.attributes.properties.notes.type},schema:m.
properties.attributes.properties.notes.type,parentSchema:m.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),i++}}if(r.tags!==void 0){let a=r.
tags;if(Array.isArray(a)){let o=a.length;for(let d=0;d<o;d++){let l=a[d];if(typeof l!="string"){let u={instancePath:p+"/attributes/tags/"+d,schemaPath:"#/proper\
ties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.tags.items.type,parentSchema:m.properties.
attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/proper\
ties/tags/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.tags.type,parentSchema:m.properties.attributes.properties.tags,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)ar(
a[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:h,dynamicAnchors:y})||
(e=e===null?ar.errors:v(e,ar.errors),i=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/\
default_field_metadata/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.default_field_metadata.type,parentSchema:m.properties.
attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),i++}}if(r.duration!==void 0){let a=r.duration;if(!(typeof a=="number"&&isFinite(a))&&
a!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:m.properties.attributes.
properties.duration.type},schema:m.properties.attributes.properties.duration.type,parentSchema:m.properties.attributes.properties.duration,data:a};e===null?e=[o]:
e.push(o),i++}}if(r.frame_rate!==void 0){let a=r.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/frame_rate",schemaPath:"\
#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:m.properties.attributes.properties.frame_rate.type},schema:m.properties.attributes.
properties.frame_rate.type,parentSchema:m.properties.attributes.properties.frame_rate,data:a};e===null?e=[o]:e.push(o),i++}}if(r.blurhash!==void 0){let a=r.blurhash;
if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{
type:m.properties.attributes.properties.blurhash.type},schema:m.properties.attributes.properties.blurhash.type,parentSchema:m.properties.attributes.properties.blurhash,
data:a};e===null?e=[o]:e.push(o),i++}}if(r.thumbhash!==void 0){let a=r.thumbhash;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/thumbhash",
schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:m.properties.attributes.properties.thumbhash.type},schema:m.properties.
attributes.properties.thumbhash.type,parentSchema:m.properties.attributes.properties.thumbhash,data:a};e===null?e=[o]:e.push(o),i++}}if(r.mux_playback_id!==void 0){
let a=r.mux_playback_id;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_\
playback_id/type",keyword:"type",params:{type:m.properties.attributes.properties.mux_playback_id.type},schema:m.properties.attributes.properties.mux_playback_id.
type,parentSchema:m.properties.attributes.properties.mux_playback_id,data:a};e===null?e=[o]:e.push(o),i++}}if(r.mux_mp4_highest_res!==void 0){let a=r.mux_mp4_highest_res;
if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",
keyword:"type",params:{type:m.properties.attributes.properties.mux_mp4_highest_res.type},schema:m.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:m.
properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),i++}if(!(a==="high"||a==="medium"||a==="low"||a===null)){let o={instancePath:p+
"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:m.properties.attributes.
properties.mux_mp4_highest_res.enum},schema:m.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:m.properties.attributes.properties.mux_mp4_highest_res,
data:a};e===null?e=[o]:e.push(o),i++}}if(r.smart_tags!==void 0){let a=r.smart_tags;if(Array.isArray(a)){let o=a.length;for(let d=0;d<o;d++){let l=a[d];if(typeof l!=
"string"){let u={instancePath:p+"/attributes/smart_tags/"+d,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"s\
tring"},schema:m.properties.attributes.properties.smart_tags.items.type,parentSchema:m.properties.attributes.properties.smart_tags.items,data:l};e===null?e=[u]:
e.push(u),i++}}}else{let o={instancePath:p+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"\
array"},schema:m.properties.attributes.properties.smart_tags.type,parentSchema:m.properties.attributes.properties.smart_tags,data:a};e===null?e=[o]:e.push(o),i++}}
if(r.exif_info!==void 0){let a=r.exif_info;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let o={instancePath:p+"/attributes/exif_info",schemaPath:"#/propertie\
s/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.exif_info.type,parentSchema:m.properties.
attributes.properties.exif_info,data:a};e===null?e=[o]:e.push(o),i++}}if(r.colors!==void 0){let a=r.colors;if(Array.isArray(a)){let o=a.length;for(let d=0;d<o;d++){
let l=a[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.red===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/pro\
perties/colors/items/required",keyword:"required",params:{missingProperty:"red"},schema:m.properties.attributes.properties.colors.items.required,parentSchema:m.
properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.green===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"\
#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:m.properties.attributes.properties.colors.items.
required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.blue===void 0){let u={instancePath:p+"/attribute\
s/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},schema:m.properties.attributes.
properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.alpha===void 0){let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},schema:m.properties.
attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)if(!(u===
"red"||u==="green"||u==="blue"||u==="alpha")){let c={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?
e=[c]:e.push(c),i++}if(l.red!==void 0){let u=l.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:p+"/attributes/colors/"+d+"/red",
schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.
colors.items.properties.red.type,parentSchema:m.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[c]:e.push(c),i++}if(typeof u=="\
number"&&isFinite(u)){if(u>255||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/prope\
rties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.red,data:u};
e===null?e=[c]:e.push(c),i++}if(u<0||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/\
properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.red,
data:u};e===null?e=[c]:e.push(c),i++}}}if(l.green!==void 0){let u=l.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:p+"/attr\
ibutes/colors/"+d+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},schema:m.properties.
attributes.properties.colors.items.properties.green.type,parentSchema:m.properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[c]:e.
push(c),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/properties/attributes/p\
roperties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.
colors.items.properties.green,data:u};e===null?e=[c]:e.push(c),i++}if(u<0||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/proper\
ties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.colors.items.properties.green,data:u};e===null?e=[c]:e.push(c),i++}}}if(l.blue!==void 0){let u=l.blue;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let c={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{
type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:m.properties.attributes.properties.colors.items.properties.
blue,data:u};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.
attributes.properties.colors.items.properties.blue,data:u};e===null?e=[c]:e.push(c),i++}if(u<0||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/blue",
schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.
properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[c]:e.push(c),i++}}}if(l.alpha!==void 0){let u=l.alpha;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/a\
lpha/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:m.properties.attributes.
properties.colors.items.properties.alpha,data:u};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let c={instancePath:p+"/at\
tributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[c]:e.push(c),i++}if(u<0||isNaN(u)){let c={instancePath:p+
"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[c]:e.push(c),i++}}}}else{let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.
colors.items.type,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attributes/co\
lors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.colors.type,parentSchema:m.
properties.attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),i++}}if(r.created_at!==void 0){let a=r.created_at;if(typeof a!="string"&&a!==null){let o={
instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:m.properties.attributes.properties.
created_at.type},schema:m.properties.attributes.properties.created_at.type,parentSchema:m.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(
o),i++}if(typeof a=="string"&&!X.test(a)){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:m.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(o),i++}}if(r.updated_at!==
void 0){let a=r.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/update\
d_at/type",keyword:"type",params:{type:m.properties.attributes.properties.updated_at.type},schema:m.properties.attributes.properties.updated_at.type,parentSchema:m.
properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!X.test(a)){let o={instancePath:p+"/attributes/updated_a\
t",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:m.properties.attributes.
properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"object"},schema:m.properties.attributes.type,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.
relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creator===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/\
required",keyword:"required",params:{missingProperty:"creator"},schema:m.properties.relationships.required,parentSchema:m.properties.relationships,data:r};e===null?
e=[a]:e.push(a),i++}if(r.upload_collection===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",
params:{missingProperty:"upload_collection"},schema:m.properties.relationships.required,parentSchema:m.properties.relationships,data:r};e===null?e=[a]:e.push(a),
i++}for(let a in r)if(!(a==="creator"||a==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:m.properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.creator!==
void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties\
/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:m.properties.relationships.properties.creator.required,parentSchema:m.
properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:m.properties.
relationships.properties.creator,data:a};e===null?e=[d]:e.push(d),i++}a.data!==void 0&&($e(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,parentDataProperty:"\
data",rootData:h,dynamicAnchors:y})||(e=e===null?$e.errors:v(e,$e.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/propert\
ies/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.properties.creator.type,parentSchema:m.properties.
relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}}if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/req\
uired",keyword:"required",params:{missingProperty:"data"},schema:m.properties.relationships.properties.upload_collection.required,parentSchema:m.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:m.
properties.relationships.properties.upload_collection,data:a};e===null?e=[d]:e.push(d),i++}if(a.data!==void 0){let o=a.data,d=i,l=!0,u=i;if(o!==null){let c={};e===
null?e=[c]:e.push(c),i++}var t=u===i;if(i=d,e!==null&&(d?e.length=d:e=null),!t){let c=i;L(o,{instancePath:p+"/relationships/upload_collection/data",parentData:a,
parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?L.errors:v(e,L.errors),i=e.length);var t=c===i;l=t}if(!l){let c={instancePath:p+"/relations\
hips/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},
schema:m.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:m.properties.relationships.properties.upload_collection.properties.
data,data:o};e===null?e=[c]:e.push(c),i++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/uplo\
ad_collection/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.properties.upload_collection.type,parentSchema:m.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"},schema:m.properties.relationships.type,parentSchema:m.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:m.type,parentSchema:m,data:s};e===null?e=[r]:e.push(r),i++}return Sr.errors=e,i===0}Sr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Jt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=Jt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ot.required,parentSchema:ot,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)
if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ot,
data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Sr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=
e===null?Sr.errors:v(e,Sr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ot.type,parentSchema:ot,
data:s};e===null?e=[t]:e.push(t),i++}return Jt.errors=e,i===0}Jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ka=Xt,lt={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin://json-api/data/Job"},De={type:"object",additionalProperties:!1,
required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function vr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:De.required,parentSchema:De,data:s};
e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:De.required,
parentSchema:De,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:De,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="st\
ring"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:De.properties.id.type,parentSchema:De.properties.
id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:De.properties.type.type,parentSchema:De.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="job"){let r={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},schema:"job",parentSchema:De.properties.type,data:t};e===
null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:De.type,parentSchema:De,data:s};e===null?
e=[t]:e.push(t),i++}return vr.errors=e,i===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xt(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Xt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:lt.required,parentSchema:lt,
data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:lt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(vr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:h,dynamicAnchors:y})||(e=e===null?vr.errors:v(e,vr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:lt.type,parentSchema:lt,data:s};e===null?e=[t]:e.push(t),i++}return Xt.errors=e,i===0}Xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var w=es,
O={type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["id",
"type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"api_error"},attributes:{type:"object",additionalProperties:!1,required:["code","d\
oc_url","details"],properties:{code:{type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_\
FOUND","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION\
_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","CONCURRENT_UPLOAD\
_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE"]},doc_url:{type:"string"},details:{type:"object",additionalProperties:!0},
transient:{type:"boolean"}}}}}}}};function es(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=es.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:O.required,parentSchema:O,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){
let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:O,data:s};e===null?
e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){if(t.length<1){let a={instancePath:p+"/data",schemaPath:"#/properties/data/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:O.properties.data,data:t};e===null?e=[a]:e.push(a),i++}let r=t.length;for(let a=0;a<r;a++){let o=t[a];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.id===void 0){let d={instancePath:p+"/data/"+a,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"\
id"},schema:O.properties.data.items.required,parentSchema:O.properties.data.items,data:o};e===null?e=[d]:e.push(d),i++}if(o.type===void 0){let d={instancePath:p+
"/data/"+a,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"type"},schema:O.properties.data.items.required,parentSchema:O.
properties.data.items,data:o};e===null?e=[d]:e.push(d),i++}if(o.attributes===void 0){let d={instancePath:p+"/data/"+a,schemaPath:"#/properties/data/items/requir\
ed",keyword:"required",params:{missingProperty:"attributes"},schema:O.properties.data.items.required,parentSchema:O.properties.data.items,data:o};e===null?e=[d]:
e.push(d),i++}for(let d in o)if(!(d==="id"||d==="type"||d==="attributes")){let l={instancePath:p+"/data/"+a,schemaPath:"#/properties/data/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:O.properties.data.items,data:o};e===null?e=[l]:e.push(l),i++}if(o.id!==
void 0){let d=o.id;if(typeof d!="string"){let l={instancePath:p+"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{
type:"string"},schema:O.properties.data.items.properties.id.type,parentSchema:O.properties.data.items.properties.id,data:d};e===null?e=[l]:e.push(l),i++}}if(o.type!==
void 0){let d=o.type;if(typeof d!="string"){let l={instancePath:p+"/data/"+a+"/type",schemaPath:"#/properties/data/items/properties/type/type",keyword:"type",params:{
type:"string"},schema:O.properties.data.items.properties.type.type,parentSchema:O.properties.data.items.properties.type,data:d};e===null?e=[l]:e.push(l),i++}if(d!==
"api_error"){let l={instancePath:p+"/data/"+a+"/type",schemaPath:"#/properties/data/items/properties/type/const",keyword:"const",params:{allowedValue:"api_error"},
schema:"api_error",parentSchema:O.properties.data.items.properties.type,data:d};e===null?e=[l]:e.push(l),i++}}if(o.attributes!==void 0){let d=o.attributes;if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"code"},schema:O.properties.data.items.properties.attributes.required,parentSchema:O.properties.data.items.
properties.attributes,data:d};e===null?e=[l]:e.push(l),i++}if(d.doc_url===void 0){let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/data/i\
tems/properties/attributes/required",keyword:"required",params:{missingProperty:"doc_url"},schema:O.properties.data.items.properties.attributes.required,parentSchema:O.
properties.data.items.properties.attributes,data:d};e===null?e=[l]:e.push(l),i++}if(d.details===void 0){let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"\
#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"details"},schema:O.properties.data.items.properties.attributes.
required,parentSchema:O.properties.data.items.properties.attributes,data:d};e===null?e=[l]:e.push(l),i++}for(let l in d)if(!(l==="code"||l==="doc_url"||l==="det\
ails"||l==="transient")){let u={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:O.properties.data.items.properties.attributes,data:d};e===null?e=[u]:e.push(u),i++}if(d.
code!==void 0){let l=d.code;if(typeof l!="string"){let u={instancePath:p+"/data/"+a+"/attributes/code",schemaPath:"#/properties/data/items/properties/attributes\
/properties/code/type",keyword:"type",params:{type:"string"},schema:O.properties.data.items.properties.attributes.properties.code.type,parentSchema:O.properties.
data.items.properties.attributes.properties.code,data:l};e===null?e=[u]:e.push(u),i++}if(!(l==="INVALID_JSON_BODY"||l==="MALFORMED_REQUEST"||l==="INVALID_AUTHOR\
IZATION_HEADER"||l==="INSUFFICIENT_PERMISSIONS"||l==="NOT_FOUND"||l==="FOREIGN_REQUEST"||l==="INVALID_ENDPOINT"||l==="METHOD_NOT_ALLOWED"||l==="REQUEST_TIMEOUT"||
l==="PAYLOAD_TOO_LARGE"||l==="URL_TOO_LONG"||l==="INVALID_CONTENT_TYPE_HEADER"||l==="EXPECTATION_FAILED"||l==="INVALID_FORMAT"||l==="INVALID_FIELD"||l==="INVALI\
D_ENTITY_ID"||l==="INVALID_TYPE"||l==="INVALID_ENVIRONMENT"||l==="INVALID_API_VERSION"||l==="INVALID_PREFERENCE"||l==="CONCURRENT_UPLOAD_UPDATE"||l==="RATE_LIMI\
T_EXCEEDED"||l==="HEADERS_TOO_LARGE"||l==="INTERNAL_ERROR"||l==="CONTRACT_BREACH"||l==="SERVICE_UNAVAILABLE")){let u={instancePath:p+"/data/"+a+"/attributes/cod\
e",schemaPath:"#/properties/data/items/properties/attributes/properties/code/enum",keyword:"enum",params:{allowedValues:O.properties.data.items.properties.attributes.
properties.code.enum},schema:O.properties.data.items.properties.attributes.properties.code.enum,parentSchema:O.properties.data.items.properties.attributes.properties.
code,data:l};e===null?e=[u]:e.push(u),i++}}if(d.doc_url!==void 0){let l=d.doc_url;if(typeof l!="string"){let u={instancePath:p+"/data/"+a+"/attributes/doc_url",
schemaPath:"#/properties/data/items/properties/attributes/properties/doc_url/type",keyword:"type",params:{type:"string"},schema:O.properties.data.items.properties.
attributes.properties.doc_url.type,parentSchema:O.properties.data.items.properties.attributes.properties.doc_url,data:l};e===null?e=[u]:e.push(u),i++}}if(d.details!==
void 0){let l=d.details;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let u={instancePath:p+"/data/"+a+"/attributes/details",schemaPath:"#/properties/data/ite\
ms/properties/attributes/properties/details/type",keyword:"type",params:{type:"object"},schema:O.properties.data.items.properties.attributes.properties.details.
type,parentSchema:O.properties.data.items.properties.attributes.properties.details,data:l};e===null?e=[u]:e.push(u),i++}}if(d.transient!==void 0){let l=d.transient;
if(typeof l!="boolean"){let u={instancePath:p+"/data/"+a+"/attributes/transient",schemaPath:"#/properties/data/items/properties/attributes/properties/transient/\
type",keyword:"type",params:{type:"boolean"},schema:O.properties.data.items.properties.attributes.properties.transient.type,parentSchema:O.properties.data.items.
properties.attributes.properties.transient,data:l};e===null?e=[u]:e.push(u),i++}}}else{let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/d\
ata/items/properties/attributes/type",keyword:"type",params:{type:"object"},schema:O.properties.data.items.properties.attributes.type,parentSchema:O.properties.
data.items.properties.attributes,data:d};e===null?e=[l]:e.push(l),i++}}}else{let d={instancePath:p+"/data/"+a,schemaPath:"#/properties/data/items/type",keyword:"\
type",params:{type:"object"},schema:O.properties.data.items.type,parentSchema:O.properties.data.items,data:o};e===null?e=[d]:e.push(d),i++}}}else{let r={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:O.properties.data.type,parentSchema:O.properties.data,data:t};e===null?e=
[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:O.type,parentSchema:O,data:s};e===null?e=[t]:e.push(
t),i++}return es.errors=e,i===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ga=rs,dt={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/UploadUpdate"}},$id:"standin://json-api/data/UploadUpdate"},x={type:"object",additionalProperties:!1,properties:{id:{
type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{
type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"o\
bject",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{type:"obj\
ect",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdate"}}}}}}},
required:["id","type"]},we={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"obj\
ect",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPointUpdate"}}}},ce={type:"object",additionalProperties:!1,
required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function Ar(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.x===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},schema:ce.required,parentSchema:ce,
data:s};e===null?e=[t]:e.push(t),i++}if(s.y===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},schema:ce.required,
parentSchema:ce,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="x"||t==="y")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ce,data:s};e===null?e=[r]:e.push(r),i++}if(s.x!==void 0){let t=s.x;if(typeof t=="numbe\
r"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:ce.
properties.x,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:ce.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"\
type",params:{type:"number"},schema:ce.properties.x.type,parentSchema:ce.properties.x,data:t};e===null?e=[r]:e.push(r),i++}}if(s.y!==void 0){let t=s.y;if(typeof t==
"number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,
parentSchema:ce.properties.y,data:t};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},schema:0,parentSchema:ce.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/y",schemaPath:"#/\
properties/y/type",keyword:"type",params:{type:"number"},schema:ce.properties.y.type,parentSchema:ce.properties.y,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ce.type,parentSchema:ce,data:s};e===null?e=[t]:e.push(t),i++}return Ar.errors=e,
i===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function jr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r===
"title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:we,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/title",
schemaPath:"#/properties/title/type",keyword:"type",params:{type:we.properties.title.type},schema:we.properties.title.type,parentSchema:we.properties.title,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"\
type",params:{type:we.properties.alt.type},schema:we.properties.alt.type,parentSchema:we.properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==
void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"\
type",params:{type:"object"},schema:we.properties.custom_data.type,parentSchema:we.properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==
void 0){let r=s.focal_point,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;Ar(r,
{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:y})||(e=e===null?Ar.errors:v(e,Ar.errors),i=e.length);var t=l===
i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:we.properties.focal_point.
if,parentSchema:we.properties.focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:we.type,parentSchema:we,data:s};e===null?e=[r]:e.push(r),i++}return jr.errors=e,i===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ze={
type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}};function Dr(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:Ze.required,parentSchema:Ze,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:Ze.required,parentSchema:Ze,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ze,data:s};e===null?e=[r]:e.push(r),i++}
if(s.type!==void 0&&(ir(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:h,dynamicAnchors:y})||(e=e===null?ir.errors:v(e,ir.errors),
i=e.length)),s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
schema:Ze.properties.id.type,parentSchema:Ze.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:Ze.type,parentSchema:Ze,data:s};e===null?e=[t]:e.push(t),i++}return Dr.errors=e,i===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ie={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function Ir(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:Ie.required,parentSchema:Ie,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:Ie.required,parentSchema:Ie,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ie,data:s};e===null?e=[r]:e.push(r),i++}
if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
schema:Ie.properties.type.type,parentSchema:Ie.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:Ie.properties.type,data:t};e===null?e=
[r]:e.push(r),i++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:Ie.properties.id.type,parentSchema:Ie.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ie.type,parentSchema:Ie,data:s};e===null?e=[t]:e.push(t),i++}return Ir.errors=e,i===0}Ir.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Nr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Nr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||
r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:x,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},schema:x.properties.id.type,parentSchema:x.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:x.properties.
type.type,parentSchema:x.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:x.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.
attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="path"||a==="basename"||a==="copyright"||a==="author"||a==="notes"||a==="tags"||
a==="default_field_metadata")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},schema:!1,parentSchema:x.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){
let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:x.properties.attributes.
properties.path.type,parentSchema:x.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(o),i++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!=
"string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:x.
properties.attributes.properties.basename.type,parentSchema:x.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),i++}}if(r.copyright!==void 0){
let a=r.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",
keyword:"type",params:{type:x.properties.attributes.properties.copyright.type},schema:x.properties.attributes.properties.copyright.type,parentSchema:x.properties.
attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:x.properties.attributes.properties.author.type},schema:x.
properties.attributes.properties.author.type,parentSchema:x.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),i++}}if(r.notes!==void 0){let a=r.
notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{
type:x.properties.attributes.properties.notes.type},schema:x.properties.attributes.properties.notes.type,parentSchema:x.properties.attributes.properties.notes,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.length;for(let d=0;d<o;d++){let l=a[d];if(typeof l!="string"){let u={
instancePath:p+"/attributes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:x.properties.attributes.
properties.tags.items.type,parentSchema:x.properties.attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attrib\
utes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:x.properties.attributes.properties.tags.type,parentSchema:x.
properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),i++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a==
"object"&&!Array.isArray(a))for(let o in a)jr(a[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:h,dynamicAnchors:y})||(e=e===null?jr.errors:v(e,jr.errors),i=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:x.properties.attributes.properties.default_field_metadata.
type,parentSchema:x.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:x.properties.attributes.type,parentSchema:x.properties.attributes,data:r};e===null?e=
[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="creator"||a==="uploa\
d_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:x.properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.creator!==void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{
missingProperty:"data"},schema:x.properties.relationships.properties.creator.required,parentSchema:x.properties.relationships.properties.creator,data:a};e===null?
e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:x.properties.relationships.properties.creator,data:a};e===null?
e=[d]:e.push(d),i++}a.data!==void 0&&(Dr(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||
(e=e===null?Dr.errors:v(e,Dr.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/\
type",keyword:"type",params:{type:"object"},schema:x.properties.relationships.properties.creator.type,parentSchema:x.properties.relationships.properties.creator,
data:a};e===null?e=[o]:e.push(o),i++}}if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{
missingProperty:"data"},schema:x.properties.relationships.properties.upload_collection.required,parentSchema:x.properties.relationships.properties.upload_collection,
data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationshi\
ps/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:x.properties.relationships.
properties.upload_collection,data:a};e===null?e=[d]:e.push(d),i++}if(a.data!==void 0){let o=a.data,d=i,l=!0,u=i;if(o!==null){let c={};e===null?e=[c]:e.push(c),i++}
var t=u===i;if(i=d,e!==null&&(d?e.length=d:e=null),!t){let c=i;Ir(o,{instancePath:p+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"dat\
a",rootData:h,dynamicAnchors:y})||(e=e===null?Ir.errors:v(e,Ir.errors),i=e.length);var t=c===i;l=t}if(!l){let c={instancePath:p+"/relationships/upload_collectio\
n/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:x.properties.
relationships.properties.upload_collection.properties.data.if,parentSchema:x.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?
e=[c]:e.push(c),i++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"\
type",params:{type:"object"},schema:x.properties.relationships.properties.upload_collection.type,parentSchema:x.properties.relationships.properties.upload_collection,
data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:x.properties.relationships.type,parentSchema:x.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:x.type,parentSchema:x,data:s};e===null?e=[r]:e.push(r),i++}return Nr.errors=e,i===0}Nr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function rs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=rs.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:dt.required,parentSchema:dt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="da\
ta"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:dt,data:s};e===
null?e=[r]:e.push(r),i++}s.data!==void 0&&(Nr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?Nr.
errors:v(e,Nr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:dt.type,parentSchema:dt,data:s};e===
null?e=[t]:e.push(t),i++}return rs.errors=e,i===0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ya=ts,ut={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCreate"}},$id:"standin://json-api/data/UploadCreate"},N={type:"object",additionalProperties:!1,
required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
required:["path"],properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["str\
ing","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/Fiel\
dMetadataCreate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"\
null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}},qe={type:"object",additionalProperties:!1,properties:{title:{type:["stri\
ng","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schem\
as#/$defs/FocalPoint"}}}};function Er(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Er.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="\
custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:qe,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:qe.properties.title.type},schema:qe.properties.title.type,parentSchema:qe.properties.title,data:r};e===null?
e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"ty\
pe",params:{type:qe.properties.alt.type},schema:qe.properties.alt.type,parentSchema:qe.properties.alt,data:r};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){
let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"typ\
e",params:{type:"object"},schema:qe.properties.custom_data.type,parentSchema:qe.properties.custom_data,data:r};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==
void 0){let r=s.focal_point,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,e!==null&&(a?e.length=a:e=null),!t){let l=i;sr(r,
{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:y})||(e=e===null?sr.errors:v(e,sr.errors),i=e.length);var t=l===
i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:qe.properties.focal_point.
if,parentSchema:qe.properties.focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:qe.type,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),i++}return Er.errors=e,i===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xr(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=xr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"attributes"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r===
"attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:N,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!_s.test(r)){let a={instancePath:p+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:N.properties.id,data:r};e===null?e=[
a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:N.properties.id.type,parentSchema:N.
properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:N.properties.type.type,parentSchema:N.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="up\
load"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:N.properties.
type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let a={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:N.properties.attributes.required,
parentSchema:N.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="path"||a==="basename"||a==="copyright"||a==="author"||a==="no\
tes"||a==="tags"||a==="default_field_metadata")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a},schema:!1,parentSchema:N.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}if(r.path!==void 0){let a=r.path;
if(typeof a!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},
schema:N.properties.attributes.properties.path.type,parentSchema:N.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(o),i++}}if(r.basename!==void 0){
let a=r.basename;if(typeof a!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",
params:{type:"string"},schema:N.properties.attributes.properties.basename.type,parentSchema:N.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.
push(o),i++}}if(r.copyright!==void 0){let a=r.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/\
attributes/properties/copyright/type",keyword:"type",params:{type:N.properties.attributes.properties.copyright.type},schema:N.properties.attributes.properties.copyright.
type,parentSchema:N.properties.attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&
a!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:N.properties.attributes.
properties.author.type},schema:N.properties.attributes.properties.author.type,parentSchema:N.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(
o),i++}}if(r.notes!==void 0){let a=r.notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/proper\
ties/notes/type",keyword:"type",params:{type:N.properties.attributes.properties.notes.type},schema:N.properties.attributes.properties.notes.type,parentSchema:N.
properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),i++}}if(r.tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.length;for(let d=0;d<
o;d++){let l=a[d];if(typeof l!="string"){let u={instancePath:p+"/attributes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:N.properties.attributes.properties.tags.items.type,parentSchema:N.properties.attributes.properties.tags.items,data:l};e===null?
e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},
schema:N.properties.attributes.properties.tags.type,parentSchema:N.properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),i++}}if(r.default_field_metadata!==
void 0){let a=r.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Er(a[o],{instancePath:p+"/attributes/default_field_metadata/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:h,dynamicAnchors:y})||(e=e===null?Er.errors:v(e,Er.errors),i=e.length);else{
let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"\
object"},schema:N.properties.attributes.properties.default_field_metadata.type,parentSchema:N.properties.attributes.properties.default_field_metadata,data:a};e===
null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:N.properties.
attributes.type,parentSchema:N.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){for(let a in r)if(!(a==="creator"||a==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relation\
ships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:N.properties.relationships,data:r};e===null?e=[o]:
e.push(o),i++}if(r.creator!==void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/crea\
tor",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:N.properties.relationships.properties.
creator.required,parentSchema:N.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:N.properties.relationships.properties.creator,data:a};e===null?e=[d]:e.push(d),i++}a.data!==void 0&&($e(a.data,{instancePath:p+"/relation\
ships/creator/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?$e.errors:v(e,$e.errors),i=e.length))}else{let o={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:N.properties.relationships.
properties.creator.type,parentSchema:N.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}}if(r.upload_collection!==void 0){let a=r.
upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/proper\
ties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:N.properties.relationships.properties.upload_collection.
required,parentSchema:N.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+
"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:N.properties.relationships.properties.upload_collection,data:a};e===null?e=[d]:e.push(d),i++}if(a.data!==void 0){let o=a.
data,d=i,l=!0,u=i;if(o!==null){let c={};e===null?e=[c]:e.push(c),i++}var t=u===i;if(i=d,e!==null&&(d?e.length=d:e=null),!t){let c=i;L(o,{instancePath:p+"/relati\
onships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?L.errors:v(e,L.errors),i=e.length);var t=c===i;
l=t}if(!l){let c={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",
keyword:"if",params:{failingKeyword:"else"},schema:N.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:N.properties.relationships.
properties.upload_collection.properties.data,data:o};e===null?e=[c]:e.push(c),i++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/\
properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:N.properties.relationships.properties.upload_collection.
type,parentSchema:N.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:N.properties.relationships.type,parentSchema:N.properties.relationships,data:r};e===
null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:N.type,parentSchema:N,data:s};e===null?e=
[r]:e.push(r),i++}return xr.errors=e,i===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ts(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ut.required,parentSchema:ut,
data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:ut,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(xr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:h,dynamicAnchors:y})||(e=e===null?xr.errors:v(e,xr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:ut.type,parentSchema:ut,data:s};e===null?e=[t]:e.push(t),i++}return ts.errors=e,i===0}ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qa=ss,
Be={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{
$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function $r(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=$r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(
r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:m.required,parentSchema:m,
data:s};e===null?e=[r]:e.push(r),i++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rela\
tionships"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){
let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:m,data:s};e===null?
e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:m.properties.id.type,parentSchema:m.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){
let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:m.properties.type.type,parentSchema:m.properties.
type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload"},schema:"upload",parentSchema:m.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.path===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
path"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.basename===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"basename"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.filename===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"filename"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:
e.push(a),i++}if(r.url===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"u\
rl"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.format===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.mime_type===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requ\
ired",keyword:"required",params:{missingProperty:"mime_type"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:
e.push(a),i++}if(r.size===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
size"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.md5===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.width===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"width"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),
i++}if(r.height===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},
schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.is_image===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.author===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"author"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(
a),i++}if(r.copyright===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"co\
pyright"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.notes===void 0){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"tags"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),
i++}if(r.default_field_metadata===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
default_field_metadata"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.duration===void 0){
let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.frame_rate===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"frame_rate"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}if(r.blurhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"blurhash"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.thumbhash===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:m.properties.
attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.mux_playback_id===void 0){let a={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.mux_mp4_highest_res===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"mux_mp4_highest_res"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};
e===null?e=[a]:e.push(a),i++}if(r.smart_tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"smart_tags"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.exif_info===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},schema:m.properties.
attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.colors===void 0){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"colors"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}if(r.created_at===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"created_at"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.
updated_at===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},
schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!se.call(m.properties.attributes.
properties,a)){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:m.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){let o={instancePath:p+
"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.path.
type,parentSchema:m.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(o),i++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!="string"){
let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:m.properties.
attributes.properties.basename.type,parentSchema:m.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),i++}}if(r.filename!==void 0){let a=r.
filename;if(typeof a!="string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{
type:"string"},schema:m.properties.attributes.properties.filename.type,parentSchema:m.properties.attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),
i++}}if(r.url!==void 0){let a=r.url;if(typeof a=="string"){if(!Qr(a)){let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url\
/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:m.properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={
instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.
url.type,parentSchema:m.properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),i++}}if(r.format!==void 0){let a=r.format;if(typeof a!="string"&&a!==
null){let o={instancePath:p+"/attributes/format",schemaPath:"#/properties/attributes/properties/format/type",keyword:"type",params:{type:m.properties.attributes.
properties.format.type},schema:m.properties.attributes.properties.format.type,parentSchema:m.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(
o),i++}}if(r.mime_type!==void 0){let a=r.mime_type;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attri\
butes/properties/mime_type/type",keyword:"type",params:{type:m.properties.attributes.properties.mime_type.type},schema:m.properties.attributes.properties.mime_type.
type,parentSchema:m.properties.attributes.properties.mime_type,data:a};e===null?e=[o]:e.push(o),i++}}if(r.size!==void 0){let a=r.size;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"int\
eger"},schema:m.properties.attributes.properties.size.type,parentSchema:m.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a==
"number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),i++}}if(r.md5!==void 0){let a=r.
md5;if(typeof a=="string"){if(!Zs.test(a)){let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",
params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:m.properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={
instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.
md5.type,parentSchema:m.properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}if(r.width!==void 0){let a=r.width;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{
type:m.properties.attributes.properties.width.type},schema:m.properties.attributes.properties.width.type,parentSchema:m.properties.attributes.properties.width,data:a};
e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/\
properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.width,data:a};e===null?e=[
o]:e.push(o),i++}}if(r.height!==void 0){let a=r.height;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/he\
ight",schemaPath:"#/properties/attributes/properties/height/type",keyword:"type",params:{type:m.properties.attributes.properties.height.type},schema:m.properties.
attributes.properties.height.type,parentSchema:m.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&
(a<0||isNaN(a))){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),i++}}if(r.is_image!==void 0){let a=r.is_image;if(typeof a!=
"boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/properties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:m.
properties.attributes.properties.is_image.type,parentSchema:m.properties.attributes.properties.is_image,data:a};e===null?e=[o]:e.push(o),i++}}if(r.author!==void 0){
let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"\
type",params:{type:m.properties.attributes.properties.author.type},schema:m.properties.attributes.properties.author.type,parentSchema:m.properties.attributes.properties.
author,data:a};e===null?e=[o]:e.push(o),i++}}if(r.copyright!==void 0){let a=r.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/copy\
right",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:m.properties.attributes.properties.copyright.type},schema:m.properties.
attributes.properties.copyright.type,parentSchema:m.properties.attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(r.notes!==void 0){let a=r.
notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{
type:m.properties.attributes.properties.notes.type},schema:m.properties.attributes.properties.notes.type,parentSchema:m.properties.attributes.properties.notes,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.length;for(let d=0;d<o;d++){let l=a[d];if(typeof l!="string"){let u={
instancePath:p+"/attributes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.
properties.tags.items.type,parentSchema:m.properties.attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attrib\
utes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.tags.type,parentSchema:m.
properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),i++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a==
"object"&&!Array.isArray(a))for(let o in a)ar(a[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:h,dynamicAnchors:y})||(e=e===null?ar.errors:v(e,ar.errors),i=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.default_field_metadata.
type,parentSchema:m.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),i++}}if(r.duration!==void 0){let a=r.duration;if(!(typeof a==
"number"&&isFinite(a))&&a!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{
type:m.properties.attributes.properties.duration.type},schema:m.properties.attributes.properties.duration.type,parentSchema:m.properties.attributes.properties.duration,
data:a};e===null?e=[o]:e.push(o),i++}}if(r.frame_rate!==void 0){let a=r.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:p+"/attr\
ibutes/frame_rate",schemaPath:"#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:m.properties.attributes.properties.frame_rate.type},
schema:m.properties.attributes.properties.frame_rate.type,parentSchema:m.properties.attributes.properties.frame_rate,data:a};e===null?e=[o]:e.push(o),i++}}if(r.
blurhash!==void 0){let a=r.blurhash;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties\
/blurhash/type",keyword:"type",params:{type:m.properties.attributes.properties.blurhash.type},schema:m.properties.attributes.properties.blurhash.type,parentSchema:m.
properties.attributes.properties.blurhash,data:a};e===null?e=[o]:e.push(o),i++}}if(r.thumbhash!==void 0){let a=r.thumbhash;if(typeof a!="string"&&a!==null){let o={
instancePath:p+"/attributes/thumbhash",schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:m.properties.attributes.properties.
thumbhash.type},schema:m.properties.attributes.properties.thumbhash.type,parentSchema:m.properties.attributes.properties.thumbhash,data:a};e===null?e=[o]:e.push(
o),i++}}if(r.mux_playback_id!==void 0){let a=r.mux_playback_id;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"\
#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{type:m.properties.attributes.properties.mux_playback_id.type},schema:m.properties.
attributes.properties.mux_playback_id.type,parentSchema:m.properties.attributes.properties.mux_playback_id,data:a};e===null?e=[o]:e.push(o),i++}}if(r.mux_mp4_highest_res!==
void 0){let a=r.mux_mp4_highest_res;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes\
/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:m.properties.attributes.properties.mux_mp4_highest_res.type},schema:m.properties.attributes.properties.
mux_mp4_highest_res.type,parentSchema:m.properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),i++}if(!(a==="high"||a==="medium"||
a==="low"||a===null)){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"\
enum",params:{allowedValues:m.properties.attributes.properties.mux_mp4_highest_res.enum},schema:m.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:m.
properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),i++}}if(r.smart_tags!==void 0){let a=r.smart_tags;if(Array.isArray(a)){let o=a.
length;for(let d=0;d<o;d++){let l=a[d];if(typeof l!="string"){let u={instancePath:p+"/attributes/smart_tags/"+d,schemaPath:"#/properties/attributes/properties/s\
mart_tags/items/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.smart_tags.items.type,parentSchema:m.properties.attributes.
properties.smart_tags.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attributes/smart_tags",schemaPath:"#/properties/attributes/prope\
rties/smart_tags/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.smart_tags.type,parentSchema:m.properties.attributes.properties.
smart_tags,data:a};e===null?e=[o]:e.push(o),i++}}if(r.exif_info!==void 0){let a=r.exif_info;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let o={instancePath:p+
"/attributes/exif_info",schemaPath:"#/properties/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.
exif_info.type,parentSchema:m.properties.attributes.properties.exif_info,data:a};e===null?e=[o]:e.push(o),i++}}if(r.colors!==void 0){let a=r.colors;if(Array.isArray(
a)){let o=a.length;for(let d=0;d<o;d++){let l=a[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.red===void 0){let u={instancePath:p+"/attributes/colors/"+d,
schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"red"},schema:m.properties.attributes.properties.
colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.green===void 0){let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:m.properties.
attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.blue===void 0){
let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
blue"},schema:m.properties.attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(
u),i++}if(l.alpha===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"require\
d",params:{missingProperty:"alpha"},schema:m.properties.attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,
data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)if(!(u==="red"||u==="green"||u==="blue"||u==="alpha")){let c={instancePath:p+"/attributes/colors/"+d,schemaPath:"\
#/properties/attributes/properties/colors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:m.properties.
attributes.properties.colors.items,data:l};e===null?e=[c]:e.push(c),i++}if(l.red!==void 0){let u=l.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
let c={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"\
integer"},schema:m.properties.attributes.properties.colors.items.properties.red.type,parentSchema:m.properties.attributes.properties.colors.items.properties.red,
data:u};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/\
properties/attributes/properties/colors/items/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.
attributes.properties.colors.items.properties.red,data:u};e===null?e=[c]:e.push(c),i++}if(u<0||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.colors.items.properties.red,data:u};e===null?e=[c]:e.push(c),i++}}}if(l.green!==void 0){let u=l.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let c={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{
type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.green.type,parentSchema:m.properties.attributes.properties.colors.items.properties.
green,data:u};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.
attributes.properties.colors.items.properties.green,data:u};e===null?e=[c]:e.push(c),i++}if(u<0||isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/green",
schemaPath:"#/properties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.
properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[c]:e.push(c),i++}}}if(l.blue!==void 0){let u=l.blue;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/bl\
ue/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:m.properties.attributes.
properties.colors.items.properties.blue,data:u};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let c={instancePath:p+"/att\
ributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[c]:e.push(c),i++}if(u<0||isNaN(u)){let c={instancePath:p+
"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[c]:e.push(c),i++}}}if(l.alpha!==void 0){let u=l.alpha;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/\
colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:m.
properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let c={
instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{
comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[c]:e.push(c),i++}if(u<0||
isNaN(u)){let c={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[c]:e.push(c),
i++}}}}else{let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},
schema:m.properties.attributes.properties.colors.items.type,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{
let o={instancePath:p+"/attributes/colors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:m.properties.
attributes.properties.colors.type,parentSchema:m.properties.attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),i++}}if(r.created_at!==void 0){let a=r.
created_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"\
type",params:{type:m.properties.attributes.properties.created_at.type},schema:m.properties.attributes.properties.created_at.type,parentSchema:m.properties.attributes.
properties.created_at,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!X.test(a)){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/prope\
rties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:m.properties.attributes.properties.created_at,
data:a};e===null?e=[o]:e.push(o),i++}}if(r.updated_at!==void 0){let a=r.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/updated_a\
t",schemaPath:"#/properties/attributes/properties/updated_at/type",keyword:"type",params:{type:m.properties.attributes.properties.updated_at.type},schema:m.properties.
attributes.properties.updated_at.type,parentSchema:m.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!X.
test(a)){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-\
time"},schema:"date-time",parentSchema:m.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.type,parentSchema:m.properties.attributes,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creator===void 0){let a={instancePath:p+
"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"creator"},schema:m.properties.relationships.required,
parentSchema:m.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}if(r.upload_collection===void 0){let a={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:m.properties.relationships.required,parentSchema:m.properties.
relationships,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="creator"||a==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:m.properties.relationships,
data:r};e===null?e=[o]:e.push(o),i++}if(r.creator!==void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:m.properties.
relationships.properties.creator.required,parentSchema:m.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!==
"data"){let d={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:o},schema:!1,parentSchema:m.properties.relationships.properties.creator,data:a};e===null?e=[d]:e.push(d),i++}a.data!==void 0&&($e(
a.data,{instancePath:p+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?$e.errors:v(e,$e.errors),
i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"ob\
ject"},schema:m.properties.relationships.properties.creator.type,parentSchema:m.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}}
if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationship\
s/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:m.properties.
relationships.properties.upload_collection.required,parentSchema:m.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)
if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:m.properties.relationships.properties.upload_collection,data:a};e===null?e=[
d]:e.push(d),i++}if(a.data!==void 0){let o=a.data,d=i,l=!0,u=i;if(o!==null){let c={};e===null?e=[c]:e.push(c),i++}var t=u===i;if(i=d,e!==null&&(d?e.length=d:e=null),
!t){let c=i;L(o,{instancePath:p+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?L.errors:
v(e,L.errors),i=e.length);var t=c===i;l=t}if(!l){let c={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties\
/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:m.properties.relationships.properties.upload_collection.properties.data.
if,parentSchema:m.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[c]:e.push(c),i++}}}else{let o={instancePath:p+"/rela\
tionships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:m.properties.
relationships.properties.upload_collection.type,parentSchema:m.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}}}else{
let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.type,
parentSchema:m.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},schema:m.type,parentSchema:m,data:s};e===null?e=[r]:e.push(r),i++}return $r.errors=e,i===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lr={type:"\
object",additionalProperties:!1,required:["total_count"],properties:{total_count:{type:"integer",minimum:0}}};function be(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.total_count===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},schema:lr.
required,parentSchema:lr,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="total_count"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:lr,data:s};e===null?e=[r]:e.push(r),i++}if(s.total_count!==void 0){let t=s.total_count;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:p+"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{
type:"integer"},schema:lr.properties.total_count.type,parentSchema:lr.properties.total_count,data:t};e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(
t)&&(t<0||isNaN(t))){let r={instancePath:p+"/total_count",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:lr.properties.total_count,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:lr.type,parentSchema:lr,data:s};e===null?e=[t]:e.push(t),i++}return be.errors=e,i===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ss(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ss.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Be.required,parentSchema:Be,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"meta"},schema:Be.required,parentSchema:Be,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Be,data:s};e===null?e=[r]:
e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)$r(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,
rootData:h,dynamicAnchors:y})||(e=e===null?$r.errors:v(e,$r.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},schema:Be.properties.data.type,parentSchema:Be.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(be(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:y})||(e=e===null?be.errors:v(e,be.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Be.type,parentSchema:Be,data:s};e===null?e=[t]:e.push(t),i++}return ss.errors=e,i===0}ss.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ja=as,mt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs\
/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},W={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"\
string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,required:["url","request_headers"],properties:{url:{type:"\
string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function Tr(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:W.required,parentSchema:W,
data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:W.
required,parentSchema:W,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:W.required,parentSchema:W,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){
let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:W,data:s};e===null?
e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:W.properties.id.type,parentSchema:W.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){
let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:W.properties.type.type,parentSchema:W.properties.
type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_request"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload_request"},schema:"upload_request",parentSchema:W.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"url"},schema:W.properties.attributes.required,parentSchema:W.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_headers===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},schema:W.
properties.attributes.required,parentSchema:W.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="url"||r==="request_headers")){
let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:W.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.url!==void 0){let r=t.url;if(typeof r=="string"){if(!Qr(r)){let a={instancePath:p+
"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:W.properties.attributes.
properties.url,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},schema:W.properties.attributes.properties.url.type,parentSchema:W.properties.attributes.properties.url,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.request_headers!==void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let d={
instancePath:p+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additional\
Properties/type",keyword:"type",params:{type:"string"},schema:W.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:W.properties.
attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),i++}}else{let a={instancePath:p+"/attributes/request_headers",schemaPath:"\
#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:W.properties.attributes.properties.request_headers.type,parentSchema:W.
properties.attributes.properties.request_headers,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/properties/attrib\
utes/type",keyword:"type",params:{type:"object"},schema:W.properties.attributes.type,parentSchema:W.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:W.type,parentSchema:W,data:s};e===null?e=[t]:e.push(t),i++}return Tr.errors=
e,i===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function as(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=as.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:mt.required,parentSchema:mt,data:s};e===null?e=[t]:e.push(
t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:mt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Tr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||
(e=e===null?Tr.errors:v(e,Tr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mt.type,parentSchema:mt,
data:s};e===null?e=[t]:e.push(t),i++}return as.errors=e,i===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xa=is,ct={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequestCreate"}},$id:"standin://json-api/data/UploadRequestCreate"},J={type:"o\
bject",additionalProperties:!1,properties:{type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,properties:{filename:{type:"\
string"}}},relationships:{type:"object",additionalProperties:!1,properties:{upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["type"]};function Or(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:J.
required,parentSchema:J,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:J,data:s};e===null?e=[a]:e.push(a),i++}if(s.type!==void 0){
let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:J.properties.
type.type,parentSchema:J.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload_request"){let a={instancePath:p+"/type",schemaPath:"#/properties/ty\
pe/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:J.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.
attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(a!=="filename"){let o={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:J.properties.attributes,data:r};
e===null?e=[o]:e.push(o),i++}if(r.filename!==void 0){let a=r.filename;if(typeof a!="string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properti\
es/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:J.properties.attributes.properties.filename.type,parentSchema:J.properties.
attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},schema:J.properties.attributes.type,parentSchema:J.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(a!=="upload_collection"){let o={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:J.properties.relationships,
data:r};e===null?e=[o]:e.push(o),i++}if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{
missingProperty:"data"},schema:J.properties.relationships.properties.upload_collection.required,parentSchema:J.properties.relationships.properties.upload_collection,
data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationshi\
ps/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:J.properties.relationships.
properties.upload_collection,data:a};e===null?e=[d]:e.push(d),i++}if(a.data!==void 0){let o=a.data,d=i,l=!0,u=i;if(o!==null){let c={};e===null?e=[c]:e.push(c),i++}
var t=u===i;if(i=d,e!==null&&(d?e.length=d:e=null),!t){let c=i;L(o,{instancePath:p+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",
rootData:h,dynamicAnchors:y})||(e=e===null?L.errors:v(e,L.errors),i=e.length);var t=c===i;l=t}if(!l){let c={instancePath:p+"/relationships/upload_collection/dat\
a",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:J.properties.relationships.
properties.upload_collection.properties.data.if,parentSchema:J.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[c]:e.push(
c),i++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",
params:{type:"object"},schema:J.properties.relationships.properties.upload_collection.type,parentSchema:J.properties.relationships.properties.upload_collection,
data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:J.properties.relationships.type,parentSchema:J.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:J.type,parentSchema:J,data:s};e===null?e=[r]:e.push(r),i++}return Or.errors=e,i===0}Or.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function is(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=is.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:ct.required,parentSchema:ct,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="da\
ta"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ct,data:s};e===
null?e=[r]:e.push(r),i++}s.data!==void 0&&(Or(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?Or.
errors:v(e,Or.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ct.type,parentSchema:ct,data:s};e===
null?e=[t]:e.push(t),i++}return is.errors=e,i===0}is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $t=ps,ht={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/data/Webhook"},S={type:"object",additionalProperties:!1,required:[
"id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,required:["name",
"url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_version","nested_items_in_payload","auto_retry"],properties:{
name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"arra\
y",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"p\
assword"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},Ne={type:"object",
additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_types:{type:"\
array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://json-api/schemas#/$defs/WebhookEventFil\
ter"}}}},yt={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function Te(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Te.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:yt.type,parentSchema:yt,data:s};e===null?e=[t]:
e.push(t),i++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tag\
s")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:yt.enum},schema:yt.enum,parentSchema:yt,data:s};e===null?e=[t]:e.push(t),i++}
return Te.errors=e,i===0}Te.evaluated={dynamicProps:!1,dynamicItems:!1};var ft={type:"string",enum:["create","update","delete","publish","unpublish","promote","\
deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function Oe(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},schema:ft.type,parentSchema:ft,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="create"||s==="update"||s==="delete"||s==="pu\
blish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let t={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ft.enum},schema:ft.enum,parentSchema:ft,data:s};e===null?e=[t]:e.push(t),i++}return Oe.errors=e,i===0}Oe.
evaluated={dynamicProps:!1,dynamicItems:!1};var ne={type:"object",additionalProperties:!1,required:["entity_type","entity_ids"],properties:{entity_type:{type:"s\
tring",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"string"}}}};function Rr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Rr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity_type"},schema:ne.required,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_ids===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_ids"},schema:ne.required,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="entity_type"||t===
"entity_ids")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ne,
data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type!==void 0){let t=s.entity_type;if(typeof t!="string"){let r={instancePath:p+"/entity_type",schemaPath:"#/pr\
operties/entity_type/type",keyword:"type",params:{type:"string"},schema:ne.properties.entity_type.type,parentSchema:ne.properties.entity_type,data:t};e===null?e=
[r]:e.push(r),i++}if(!(t==="item_type"||t==="item"||t==="build_trigger"||t==="environment"||t==="environment_type")){let r={instancePath:p+"/entity_type",schemaPath:"\
#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:ne.properties.entity_type.enum},schema:ne.properties.entity_type.enum,parentSchema:ne.properties.
entity_type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.entity_ids!==void 0){let t=s.entity_ids;if(Array.isArray(t)){if(t.length<1){let a={instancePath:p+"/entit\
y_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:ne.properties.entity_ids,data:t};e===null?e=[a]:e.
push(a),i++}let r=t.length;for(let a=0;a<r;a++){let o=t[a];if(typeof o!="string"){let d={instancePath:p+"/entity_ids/"+a,schemaPath:"#/properties/entity_ids/ite\
ms/type",keyword:"type",params:{type:"string"},schema:ne.properties.entity_ids.items.type,parentSchema:ne.properties.entity_ids.items,data:o};e===null?e=[d]:e.push(
d),i++}}}else{let r={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"array"},schema:ne.properties.entity_ids.
type,parentSchema:ne.properties.entity_ids,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:ne.type,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),i++}return Rr.errors=e,i===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=_e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity_type"},schema:Ne.required,parentSchema:Ne,data:s};e===null?e=[t]:e.push(t),i++}if(s.event_types===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"event_types"},schema:Ne.required,parentSchema:Ne,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="entity_type"||
t==="event_types"||t==="filters")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Ne,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type!==void 0&&(Te(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:h,dynamicAnchors:y})||(e=e===null?Te.errors:v(e,Te.errors),i=e.length)),s.event_types!==void 0){let t=s.event_types;if(Array.isArray(t)){let r=t.
length;for(let a=0;a<r;a++)Oe(t[a],{instancePath:p+"/event_types/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?Oe.errors:v(e,
Oe.errors),i=e.length)}else{let r={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:Ne.properties.
event_types.type,parentSchema:Ne.properties.event_types,data:t};e===null?e=[r]:e.push(r),i++}}if(s.filters!==void 0){let t=s.filters;if(!Array.isArray(t)&&t!==null){
let r={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:Ne.properties.filters.type},schema:Ne.properties.filters.type,
parentSchema:Ne.properties.filters,data:t};e===null?e=[r]:e.push(r),i++}if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Rr(t[a],{instancePath:p+"/filter\
s/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?Rr.errors:v(e,Rr.errors),i=e.length)}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Ne.type,parentSchema:Ne,data:s};e===null?e=[t]:e.push(t),i++}return _e.errors=e,i===0}_e.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Lr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Lr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:S.required,parentSchema:S,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:S,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:S.properties.id.type,parentSchema:S.properties.id,data:t};e===
null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"typ\
e",params:{type:"string"},schema:S.properties.type.type,parentSchema:S.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:S.properties.type,data:t};e===null?e=
[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:S.properties.attributes.required,parentSchema:S.properties.
attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"re\
quired",params:{missingProperty:"url"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.custom_payload===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:S.
properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.headers===void 0){let r={instancePath:p+"/attribut\
es",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"headers"},schema:S.properties.attributes.required,parentSchema:S.properties.
attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.events===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"events"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.
http_basic_user===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_bas\
ic_user"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_password===void 0){let r={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:S.properties.
attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.enabled===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}if(t.payload_api_version===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"payload_api_version"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(
r),i++}if(t.nested_items_in_payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
nested_items_in_payload"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.auto_retry===void 0){
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:S.properties.attributes.
required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!se.call(S.properties.attributes.properties,r)){let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:S.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.name!==void 0){let r=t.name;if(typeof r!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/p\
roperties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:S.properties.attributes.properties.name.type,parentSchema:S.properties.attributes.
properties.name,data:r};e===null?e=[a]:e.push(a),i++}}if(t.url!==void 0){let r=t.url;if(typeof r!="string"){let a={instancePath:p+"/attributes/url",schemaPath:"\
#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:S.properties.attributes.properties.url.type,parentSchema:S.properties.
attributes.properties.url,data:r};e===null?e=[a]:e.push(a),i++}}if(t.custom_payload!==void 0){let r=t.custom_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:S.properties.attributes.properties.
custom_payload.type},schema:S.properties.attributes.properties.custom_payload.type,parentSchema:S.properties.attributes.properties.custom_payload,data:r};e===null?
e=[a]:e.push(a),i++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:S.properties.attributes.properties.headers.additionalProperties.type,parentSchema:S.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:S.properties.attributes.properties.headers.type,parentSchema:S.properties.attributes.properties.headers,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)_e(r[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:y})||(e=e===null?_e.errors:v(e,_e.errors),i=e.length)}else{let a={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:S.properties.attributes.properties.
events.type,parentSchema:S.properties.attributes.properties.events,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_user!==void 0){let r=t.http_basic_user;
if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:S.properties.attributes.properties.http_basic_user.type},schema:S.properties.attributes.properties.http_basic_user.type,parentSchema:S.properties.
attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!="string"&&
r!==null){let a={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:S.properties.attributes.properties.http_basic_password.type},schema:S.properties.attributes.properties.http_basic_password.type,parentSchema:S.properties.attributes.
properties.http_basic_password,data:r};e===null?e=[a]:e.push(a),i++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:S.properties.attributes.properties.enabled.
type,parentSchema:S.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),i++}}if(t.payload_api_version!==void 0){let r=t.payload_api_version;
if(typeof r!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:S.properties.attributes.properties.payload_api_version.type,parentSchema:S.properties.attributes.properties.payload_api_version,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:S.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:S.properties.attributes.properties.nested_items_in_payload,data:r};e===null?e=[a]:e.push(a),i++}}
if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:S.properties.attributes.properties.auto_retry.type,parentSchema:S.properties.attributes.properties.
auto_retry,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:S.properties.attributes.type,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:S.type,parentSchema:S,data:s};e===null?e=[t]:e.push(t),i++}return Lr.errors=e,i===0}Lr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ps(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ps.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:ht.required,parentSchema:ht,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="da\
ta"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ht,data:s};e===
null?e=[r]:e.push(r),i++}s.data!==void 0&&(Lr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?Lr.
errors:v(e,Lr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ht.type,parentSchema:ht,data:s};e===
null?e=[t]:e.push(t),i++}return ps.errors=e,i===0}ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ei=os,bt={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},$id:"standin://json-api/data/WebhookUpdate"},T={type:"object",additionalProperties:!1,
properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"\
string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-a\
pi/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},
payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}},required:["id","type"]};function Fr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:T.required,parentSchema:T,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:T.required,parentSchema:T,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:T,data:s};e===null?e=[r]:
e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:T.properties.id.type,parentSchema:T.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:T.properties.type.type,parentSchema:T.properties.type,data:t};
e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},
schema:"webhook",parentSchema:T.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(let r in t)if(!se.call(T.properties.attributes.properties,r)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:T.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.
name!==void 0){let r=t.name;if(typeof r!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"t\
ype",params:{type:"string"},schema:T.properties.attributes.properties.name.type,parentSchema:T.properties.attributes.properties.name,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.url!==void 0){let r=t.url;if(typeof r!="string"){let a={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},schema:T.properties.attributes.properties.url.type,parentSchema:T.properties.attributes.properties.url,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.custom_payload!==void 0){let r=t.custom_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/custom_payload",schemaPath:"#/p\
roperties/attributes/properties/custom_payload/type",keyword:"type",params:{type:T.properties.attributes.properties.custom_payload.type},schema:T.properties.attributes.
properties.custom_payload.type,parentSchema:T.properties.attributes.properties.custom_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.headers!==void 0){let r=t.
headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let d={instancePath:p+"/attributes/headers/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:T.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:T.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[d]:e.push(
d),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:T.
properties.attributes.properties.headers.type,parentSchema:T.properties.attributes.properties.headers,data:r};e===null?e=[a]:e.push(a),i++}}if(t.events!==void 0){
let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)_e(r[o],{instancePath:p+"/attributes/events/"+o,parentData:r,parentDataProperty:o,rootData:h,
dynamicAnchors:y})||(e=e===null?_e.errors:v(e,_e.errors),i=e.length)}else{let a={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/propert\
ies/events/type",keyword:"type",params:{type:"array"},schema:T.properties.attributes.properties.events.type,parentSchema:T.properties.attributes.properties.events,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_user!==void 0){let r=t.http_basic_user;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes\
/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:T.properties.attributes.properties.http_basic_user.
type},schema:T.properties.attributes.properties.http_basic_user.type,parentSchema:T.properties.attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(
a),i++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:T.properties.attributes.properties.http_basic_password.type},
schema:T.properties.attributes.properties.http_basic_password.type,parentSchema:T.properties.attributes.properties.http_basic_password,data:r};e===null?e=[a]:e.
push(a),i++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/prop\
erties/enabled/type",keyword:"type",params:{type:"boolean"},schema:T.properties.attributes.properties.enabled.type,parentSchema:T.properties.attributes.properties.
enabled,data:r};e===null?e=[a]:e.push(a),i++}}if(t.payload_api_version!==void 0){let r=t.payload_api_version;if(typeof r!="string"){let a={instancePath:p+"/attr\
ibutes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:T.properties.attributes.
properties.payload_api_version.type,parentSchema:T.properties.attributes.properties.payload_api_version,data:r};e===null?e=[a]:e.push(a),i++}}if(t.nested_items_in_payload!==
void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/\
properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:T.properties.attributes.properties.nested_items_in_payload.type,parentSchema:T.
properties.attributes.properties.nested_items_in_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolea\
n"){let a={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:T.
properties.attributes.properties.auto_retry.type,parentSchema:T.properties.attributes.properties.auto_retry,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:T.properties.attributes.type,parentSchema:T.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:T.type,parentSchema:T,data:s};
e===null?e=[t]:e.push(t),i++}return Fr.errors=e,i===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function os(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:bt.required,parentSchema:bt,
data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:bt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Fr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:h,dynamicAnchors:y})||(e=e===null?Fr.errors:v(e,Fr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:bt.type,parentSchema:bt,data:s};e===null?e=[t]:e.push(t),i++}return os.errors=e,i===0}os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ri=ns,
_t={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCreate"}},$id:"standin://json-api/d\
ata/WebhookCreate"},D={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"webhook"},attributes:{type:"o\
bject",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"strin\
g"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{
type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}};function Ur(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ur.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:D.
required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="attributes")){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:D,data:s};e===null?e=[r]:e.push(r),i++}if(s.
type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:D.
properties.type.type,parentSchema:D.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:D.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==
void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},schema:D.properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===null?e=
[r]:e.push(r),i++}if(t.url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
url"},schema:D.properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.custom_payload===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:D.properties.attributes.required,
parentSchema:D.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},schema:D.properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===
null?e=[r]:e.push(r),i++}if(t.events===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
events"},schema:D.properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_user===void 0){let r={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:D.properties.attributes.
required,parentSchema:D.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_password===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:D.properties.attributes.required,parentSchema:D.properties.
attributes,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!se.call(D.properties.attributes.properties,r)){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:D.properties.attributes,data:t};
e===null?e=[a]:e.push(a),i++}if(t.name!==void 0){let r=t.name;if(typeof r!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/attribute\
s/properties/name/type",keyword:"type",params:{type:"string"},schema:D.properties.attributes.properties.name.type,parentSchema:D.properties.attributes.properties.
name,data:r};e===null?e=[a]:e.push(a),i++}}if(t.url!==void 0){let r=t.url;if(typeof r!="string"){let a={instancePath:p+"/attributes/url",schemaPath:"#/propertie\
s/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:D.properties.attributes.properties.url.type,parentSchema:D.properties.attributes.
properties.url,data:r};e===null?e=[a]:e.push(a),i++}}if(t.custom_payload!==void 0){let r=t.custom_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:D.properties.attributes.properties.
custom_payload.type},schema:D.properties.attributes.properties.custom_payload.type,parentSchema:D.properties.attributes.properties.custom_payload,data:r};e===null?
e=[a]:e.push(a),i++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:D.properties.attributes.properties.headers.additionalProperties.type,parentSchema:D.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:D.properties.attributes.properties.headers.type,parentSchema:D.properties.attributes.properties.headers,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)_e(r[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:y})||(e=e===null?_e.errors:v(e,_e.errors),i=e.length)}else{let a={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:D.properties.attributes.properties.
events.type,parentSchema:D.properties.attributes.properties.events,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_user!==void 0){let r=t.http_basic_user;
if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:D.properties.attributes.properties.http_basic_user.type},schema:D.properties.attributes.properties.http_basic_user.type,parentSchema:D.properties.
attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!="string"&&
r!==null){let a={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:D.properties.attributes.properties.http_basic_password.type},schema:D.properties.attributes.properties.http_basic_password.type,parentSchema:D.properties.attributes.
properties.http_basic_password,data:r};e===null?e=[a]:e.push(a),i++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:D.properties.attributes.properties.enabled.
type,parentSchema:D.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),i++}}if(t.payload_api_version!==void 0){let r=t.payload_api_version;
if(typeof r!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:D.properties.attributes.properties.payload_api_version.type,parentSchema:D.properties.attributes.properties.payload_api_version,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:D.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:D.properties.attributes.properties.nested_items_in_payload,data:r};e===null?e=[a]:e.push(a),i++}}
if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:D.properties.attributes.properties.auto_retry.type,parentSchema:D.properties.attributes.properties.
auto_retry,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:D.properties.attributes.type,parentSchema:D.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:D.type,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}return Ur.errors=e,i===0}Ur.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ns(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ns.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:_t.required,parentSchema:_t,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="da\
ta"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:_t,data:s};e===
null?e=[r]:e.push(r),i++}s.data!==void 0&&(Ur(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?Ur.
errors:v(e,Ur.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_t.type,parentSchema:_t,data:s};e===
null?e=[t]:e.push(t),i++}return ns.errors=e,i===0}ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ti=ls,He={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function Vr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Vr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:S.required,parentSchema:S,data:s};e===null?e=[t]:e.push(t),
i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:S,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:S.properties.id.type,parentSchema:S.properties.id,data:t};e===null?e=[r]:e.push(
r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:S.properties.type.type,parentSchema:S.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="webhook"){let r={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:S.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.
attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};
e===null?e=[r]:e.push(r),i++}if(t.url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
url"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.custom_payload===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:S.properties.attributes.required,
parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===
null?e=[r]:e.push(r),i++}if(t.events===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
events"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_user===void 0){let r={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:S.properties.attributes.
required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.http_basic_password===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:S.properties.attributes.required,parentSchema:S.properties.
attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.enabled===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"enabled"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.
payload_api_version===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"payl\
oad_api_version"},schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.nested_items_in_payload===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},
schema:S.properties.attributes.required,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.auto_retry===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:S.properties.attributes.required,parentSchema:S.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!se.call(S.properties.attributes.properties,r)){let a={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:S.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}if(t.name!==void 0){let r=t.name;if(typeof r!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},schema:S.properties.attributes.properties.name.type,parentSchema:S.properties.attributes.properties.
name,data:r};e===null?e=[a]:e.push(a),i++}}if(t.url!==void 0){let r=t.url;if(typeof r!="string"){let a={instancePath:p+"/attributes/url",schemaPath:"#/propertie\
s/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:S.properties.attributes.properties.url.type,parentSchema:S.properties.attributes.
properties.url,data:r};e===null?e=[a]:e.push(a),i++}}if(t.custom_payload!==void 0){let r=t.custom_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:S.properties.attributes.properties.
custom_payload.type},schema:S.properties.attributes.properties.custom_payload.type,parentSchema:S.properties.attributes.properties.custom_payload,data:r};e===null?
e=[a]:e.push(a),i++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:S.properties.attributes.properties.headers.additionalProperties.type,parentSchema:S.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:S.properties.attributes.properties.headers.type,parentSchema:S.properties.attributes.properties.headers,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)_e(r[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:y})||(e=e===null?_e.errors:v(e,_e.errors),i=e.length)}else{let a={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:S.properties.attributes.properties.
events.type,parentSchema:S.properties.attributes.properties.events,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_user!==void 0){let r=t.http_basic_user;
if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:S.properties.attributes.properties.http_basic_user.type},schema:S.properties.attributes.properties.http_basic_user.type,parentSchema:S.properties.
attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(a),i++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!="string"&&
r!==null){let a={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:S.properties.attributes.properties.http_basic_password.type},schema:S.properties.attributes.properties.http_basic_password.type,parentSchema:S.properties.attributes.
properties.http_basic_password,data:r};e===null?e=[a]:e.push(a),i++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:S.properties.attributes.properties.enabled.
type,parentSchema:S.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),i++}}if(t.payload_api_version!==void 0){let r=t.payload_api_version;
if(typeof r!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:S.properties.attributes.properties.payload_api_version.type,parentSchema:S.properties.attributes.properties.payload_api_version,
data:r};e===null?e=[a]:e.push(a),i++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:S.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:S.properties.attributes.properties.nested_items_in_payload,data:r};e===null?e=[a]:e.push(a),i++}}
if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:S.properties.attributes.properties.auto_retry.type,parentSchema:S.properties.attributes.properties.
auto_retry,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:S.properties.attributes.type,parentSchema:S.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:S.type,parentSchema:S,data:s};e===null?e=[t]:e.push(t),i++}return Vr.errors=e,i===0}Vr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ls(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ls.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:He.required,parentSchema:He,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:He.required,parentSchema:He,data:s};e===null?e=[t]:e.push(t),i++}
for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:He,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Vr(t[a],
{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?Vr.errors:v(e,Vr.errors),i=e.length)}else{let r={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:He.properties.data.type,parentSchema:He.properties.data,data:t};e===null?
e=[r]:e.push(r),i++}}s.meta!==void 0&&(be(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:y})||(e=e===null?be.errors:
v(e,be.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:He.type,parentSchema:He,data:s};e===null?
e=[t]:e.push(t),i++}return ls.errors=e,i===0}ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var si=ds,Ke={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMe\
ta"}}},f={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"we\
bhook_call"},attributes:{type:"object",additionalProperties:!1,required:["entity_type","event_type","created_at","request_url","request_headers","request_payloa\
d","response_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","attempts"],properties:{
entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{$ref:"standin://json-api/schemas#/$defs/EventType"},created_at:{type:"string",format:"\
date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:[
"integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"stand\
in://json-api/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},attempts:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/W\
ebhookCallAttempt"}}}},relationships:{type:"object",additionalProperties:!1,required:["webhook"],properties:{webhook:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"string"}}}}}}}}},
Pt={type:"string",enum:["pending","success","failed","rescheduled"]};function pr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=pr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},schema:Pt.type,parentSchema:Pt,data:s};e===null?e=[t]:e.push(t),i++}if(!(s==="pending"||s==="success"||s==="failed"||s==="\
rescheduled")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pt.enum},schema:Pt.enum,parentSchema:Pt,data:s};e===null?e=[t]:e.push(
t),i++}return pr.errors=e,i===0}pr.evaluated={dynamicProps:!1,dynamicItems:!1};var E={type:"object",additionalProperties:!1,required:["attempted_at","cause","re\
quest_url","request_headers","request_payload","response_status","response_headers","response_payload","failure_reason"],properties:{attempted_at:{type:"string",
format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"\
string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},
response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]}}};function or(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.attempted_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_at"},schema:E.required,parentSchema:E,
data:s};e===null?e=[t]:e.push(t),i++}if(s.cause===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cause"},schema:E.
required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"request_url"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_headers===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}if(s.request_payload===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:E.required,parentSchema:E,data:s};e===
null?e=[t]:e.push(t),i++}if(s.response_status===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_statu\
s"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_headers===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"response_headers"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}if(s.response_payload===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payload"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.
push(t),i++}if(s.failure_reason===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:E.required,
parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!se.call(E.properties,t)){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:E,data:s};e===null?e=[r]:e.push(r),i++}if(s.attempted_at!==void 0){let t=s.attempted_at;
if(typeof t=="string"){if(!X.test(t)){let r={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",params:{format:"date-\
time"},schema:"date-time",parentSchema:E.properties.attempted_at,data:t};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:p+"/attempted_at",schemaPath:"#/\
properties/attempted_at/type",keyword:"type",params:{type:"string"},schema:E.properties.attempted_at.type,parentSchema:E.properties.attempted_at,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.cause!==void 0){let t=s.cause;if(typeof t!="string"){let r={instancePath:p+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",
params:{type:"string"},schema:E.properties.cause.type,parentSchema:E.properties.cause,data:t};e===null?e=[r]:e.push(r),i++}if(!(t==="event"||t==="retry"||t==="r\
esend")){let r={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"enum",params:{allowedValues:E.properties.cause.enum},schema:E.properties.cause.
enum,parentSchema:E.properties.cause,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_url!==void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:p+
"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},schema:E.properties.request_url.type,parentSchema:E.properties.request_url,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];
if(typeof a!="string"){let o={instancePath:p+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalPro\
perties/type",keyword:"type",params:{type:"string"},schema:E.properties.request_headers.additionalProperties.type,parentSchema:E.properties.request_headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"\
object"},schema:E.properties.request_headers.type,parentSchema:E.properties.request_headers,data:t};e===null?e=[r]:e.push(r),i++}}if(s.request_payload!==void 0){
let t=s.request_payload;if(typeof t!="string"){let r={instancePath:p+"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"\
string"},schema:E.properties.request_payload.type,parentSchema:E.properties.request_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_status!==void 0){
let t=s.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:p+"/response_status",schemaPath:"#/properties/re\
sponse_status/type",keyword:"type",params:{type:E.properties.response_status.type},schema:E.properties.response_status.type,parentSchema:E.properties.response_status,
data:t};e===null?e=[r]:e.push(r),i++}}if(s.response_headers!==void 0){let t=s.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={
instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:E.properties.response_headers.type},schema:E.properties.
response_headers.type,parentSchema:E.properties.response_headers,data:t};e===null?e=[r]:e.push(r),i++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){
let a=t[r];if(typeof a!="string"){let o={instancePath:p+"/response_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/\
additionalProperties/type",keyword:"type",params:{type:"string"},schema:E.properties.response_headers.additionalProperties.type,parentSchema:E.properties.response_headers.
additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}}if(s.response_payload!==void 0){let t=s.response_payload;if(typeof t!="string"&&t!==null){let r={instancePath:p+
"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:E.properties.response_payload.type},schema:E.properties.response_payload.
type,parentSchema:E.properties.response_payload,data:t};e===null?e=[r]:e.push(r),i++}}if(s.failure_reason!==void 0){let t=s.failure_reason;if(typeof t!="string"&&
t!==null){let r={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:E.properties.failure_reason.type},schema:E.
properties.failure_reason.type,parentSchema:E.properties.failure_reason,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:E.type,parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}return or.errors=e,i===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Cr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Cr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),
i++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:f.required,parentSchema:f,
data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let r={instancePath:p,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:f,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.
id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:f.properties.id.type,parentSchema:f.
properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:f.properties.type.type,parentSchema:f.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="we\
bhook_call"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:f.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.entity_type===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},schema:f.properties.
attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.event_type===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}if(t.created_at===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"created_at"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.
request_url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},
schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_headers===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},schema:f.properties.attributes.required,
parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"request_payload"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}if(t.response_status===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"response_status"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),
i++}if(t.response_headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
response_headers"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.response_payload===void 0){
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_payload"},schema:f.properties.
attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.attempted_auto_retries_count===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:f.properties.attributes.
required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.last_sent_at===void 0){let r={instancePath:p+"/attributes",schemaPath:"#\
/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}if(t.next_retry_at===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"req\
uired",params:{missingProperty:"next_retry_at"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}
if(t.status===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:f.
properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.failure_reason===void 0){let r={instancePath:p+"/a\
ttributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:f.properties.attributes.required,parentSchema:f.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.attempts===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"attempts"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:
e.push(r),i++}for(let r in t)if(!se.call(f.properties.attributes.properties,r)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:f.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.
entity_type!==void 0&&(Te(t.entity_type,{instancePath:p+"/attributes/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:h,dynamicAnchors:y})||(e=
e===null?Te.errors:v(e,Te.errors),i=e.length)),t.event_type!==void 0&&(Oe(t.event_type,{instancePath:p+"/attributes/event_type",parentData:t,parentDataProperty:"\
event_type",rootData:h,dynamicAnchors:y})||(e=e===null?Oe.errors:v(e,Oe.errors),i=e.length)),t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!X.
test(r)){let a={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-\
time"},schema:"date-time",parentSchema:f.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/attribut\
es/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},schema:f.properties.attributes.properties.created_at.
type,parentSchema:f.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(a),i++}}if(t.request_url!==void 0){let r=t.request_url;if(typeof r!=
"string"){let a={instancePath:p+"/attributes/request_url",schemaPath:"#/properties/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},
schema:f.properties.attributes.properties.request_url.type,parentSchema:f.properties.attributes.properties.request_url,data:r};e===null?e=[a]:e.push(a),i++}}if(t.
request_headers!==void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let d={instancePath:p+
"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:f.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:f.properties.attributes.properties.
request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),i++}}else{let a={instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/att\
ributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:f.properties.attributes.properties.request_headers.type,parentSchema:f.properties.
attributes.properties.request_headers,data:r};e===null?e=[a]:e.push(a),i++}}if(t.request_payload!==void 0){let r=t.request_payload;if(typeof r!="string"){let a={
instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:f.
properties.attributes.properties.request_payload.type,parentSchema:f.properties.attributes.properties.request_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.
response_status!==void 0){let r=t.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:p+"/attributes/respons\
e_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:f.properties.attributes.properties.response_status.type},
schema:f.properties.attributes.properties.response_status.type,parentSchema:f.properties.attributes.properties.response_status,data:r};e===null?e=[a]:e.push(a),
i++}}if(t.response_headers!==void 0){let r=t.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={instancePath:p+"/attributes/respo\
nse_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:f.properties.attributes.properties.response_headers.
type},schema:f.properties.attributes.properties.response_headers.type,parentSchema:f.properties.attributes.properties.response_headers,data:r};e===null?e=[a]:e.
push(a),i++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let d={instancePath:p+"/attributes/response_headers/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},schema:f.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:f.properties.attributes.properties.response_headers.additionalProperties,
data:o};e===null?e=[d]:e.push(d),i++}}}if(t.response_payload!==void 0){let r=t.response_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attribu\
tes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:f.properties.attributes.properties.response_payload.
type},schema:f.properties.attributes.properties.response_payload.type,parentSchema:f.properties.attributes.properties.response_payload,data:r};e===null?e=[a]:e.
push(a),i++}}if(t.attempted_auto_retries_count!==void 0){let r=t.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"intege\
r"},schema:f.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:f.properties.attributes.properties.attempted_auto_retries_count,data:r};
e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#\
/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:f.properties.attributes.
properties.attempted_auto_retries_count,data:r};e===null?e=[a]:e.push(a),i++}}if(t.last_sent_at!==void 0){let r=t.last_sent_at;if(typeof r!="string"&&r!==null){
let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",keyword:"type",params:{type:f.properties.attributes.
properties.last_sent_at.type},schema:f.properties.attributes.properties.last_sent_at.type,parentSchema:f.properties.attributes.properties.last_sent_at,data:r};e===
null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last\
_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:f.properties.attributes.properties.last_sent_at,data:r};e===null?e=
[a]:e.push(a),i++}}if(t.next_retry_at!==void 0){let r=t.next_retry_at;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"\
#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:f.properties.attributes.properties.next_retry_at.type},schema:f.properties.attributes.
properties.next_retry_at.type,parentSchema:f.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!X.test(
r)){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"format",params:{format:"date\
-time"},schema:"date-time",parentSchema:f.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),i++}}if(t.status!==void 0&&(pr(t.status,
{instancePath:p+"/attributes/status",parentData:t,parentDataProperty:"status",rootData:h,dynamicAnchors:y})||(e=e===null?pr.errors:v(e,pr.errors),i=e.length)),t.
failure_reason!==void 0){let r=t.failure_reason;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/failure_reason",schemaPath:"#/properties/att\
ributes/properties/failure_reason/type",keyword:"type",params:{type:f.properties.attributes.properties.failure_reason.type},schema:f.properties.attributes.properties.
failure_reason.type,parentSchema:f.properties.attributes.properties.failure_reason,data:r};e===null?e=[a]:e.push(a),i++}}if(t.attempts!==void 0){let r=t.attempts;
if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)or(r[o],{instancePath:p+"/attributes/attempts/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:y})||
(e=e===null?or.errors:v(e,or.errors),i=e.length)}else{let a={instancePath:p+"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",
keyword:"type",params:{type:"array"},schema:f.properties.attributes.properties.attempts.type,parentSchema:f.properties.attributes.properties.attempts,data:r};e===
null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:f.properties.
attributes.type,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){if(t.webhook===void 0){let r={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"webhook"},schema:f.properties.relationships.required,parentSchema:f.properties.relationships,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(r!=="webhook"){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:f.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}if(t.webhook!==void 0){let r=t.webhook;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let a={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{
missingProperty:"data"},schema:f.properties.relationships.properties.webhook.required,parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?
e=[a]:e.push(a),i++}for(let a in r)if(a!=="data"){let o={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?
e=[o]:e.push(o),i++}if(r.data!==void 0){let a=r.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let o={instancePath:p+"/relationships/webh\
ook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},schema:f.properties.
relationships.properties.webhook.properties.data.required,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(
o),i++}if(a.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",
keyword:"required",params:{missingProperty:"id"},schema:f.properties.relationships.properties.webhook.properties.data.required,parentSchema:f.properties.relationships.
properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="type"||o==="id")){let d={instancePath:p+"/relationships/webhook\
/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[d]:e.push(d),i++}if(a.type!==void 0){let o=a.type;if(typeof o!=
"string"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:f.properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:f.properties.relationships.
properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),i++}if(o!=="webhook"){let d={instancePath:p+"/relationships/webhook/data/typ\
e",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webh\
ook",parentSchema:f.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),i++}}if(a.id!==void 0){let o=a.
id;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/prope\
rties/id/type",keyword:"type",params:{type:"string"},schema:f.properties.relationships.properties.webhook.properties.data.properties.id.type,parentSchema:f.properties.
relationships.properties.webhook.properties.data.properties.id,data:o};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},schema:f.properties.relationships.properties.webhook.properties.
data.type,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relatio\
nships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"type",params:{type:"object"},schema:f.properties.relationships.properties.
webhook.type,parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:f.properties.relationships.type,parentSchema:f.properties.relationships,data:t};e===
null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:f.type,parentSchema:f,data:s};e===null?e=
[t]:e.push(t),i++}return Cr.errors=e,i===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ds(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ds.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Ke.required,parentSchema:Ke,
data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Ke.
required,parentSchema:Ke,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ke,data:s};e===null?e=[r]:e.push(r),i++}if(s.data!==void 0){let t=s.data;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Cr(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===
null?Cr.errors:v(e,Cr.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Ke.
properties.data.type,parentSchema:Ke.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(be(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:h,dynamicAnchors:y})||(e=e===null?be.errors:v(e,be.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ke.type,parentSchema:Ke,data:s};e===null?e=[t]:e.push(t),i++}return ds.errors=e,i===0}ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ai=us,
gt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},$id:"standin://json-api/dat\
a/WebhookCall"};function zr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=zr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:f.required,parentSchema:f,data:s};e===null?e=[t]:e.push(t),
i++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:f.required,parentSchema:f,
data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let r={instancePath:p,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:f,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.
id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:f.properties.id.type,parentSchema:f.
properties.id,data:t};e===null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:f.properties.type.type,parentSchema:f.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="we\
bhook_call"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:f.
properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.entity_type===
void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},schema:f.properties.
attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.event_type===void 0){let r={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}if(t.created_at===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"created_at"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.
request_url===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},
schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_headers===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},schema:f.properties.attributes.required,
parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.request_payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"request_payload"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}if(t.response_status===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"response_status"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),
i++}if(t.response_headers===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
response_headers"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.response_payload===void 0){
let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_payload"},schema:f.properties.
attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.attempted_auto_retries_count===void 0){let r={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:f.properties.attributes.
required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.last_sent_at===void 0){let r={instancePath:p+"/attributes",schemaPath:"#\
/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,
data:t};e===null?e=[r]:e.push(r),i++}if(t.next_retry_at===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"req\
uired",params:{missingProperty:"next_retry_at"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}
if(t.status===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:f.
properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.failure_reason===void 0){let r={instancePath:p+"/a\
ttributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:f.properties.attributes.required,parentSchema:f.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.attempts===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"attempts"},schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:
e.push(r),i++}for(let r in t)if(!se.call(f.properties.attributes.properties,r)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:f.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.
entity_type!==void 0&&(Te(t.entity_type,{instancePath:p+"/attributes/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:h,dynamicAnchors:y})||(e=
e===null?Te.errors:v(e,Te.errors),i=e.length)),t.event_type!==void 0&&(Oe(t.event_type,{instancePath:p+"/attributes/event_type",parentData:t,parentDataProperty:"\
event_type",rootData:h,dynamicAnchors:y})||(e=e===null?Oe.errors:v(e,Oe.errors),i=e.length)),t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!X.
test(r)){let a={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-\
time"},schema:"date-time",parentSchema:f.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/attribut\
es/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},schema:f.properties.attributes.properties.created_at.
type,parentSchema:f.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(a),i++}}if(t.request_url!==void 0){let r=t.request_url;if(typeof r!=
"string"){let a={instancePath:p+"/attributes/request_url",schemaPath:"#/properties/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},
schema:f.properties.attributes.properties.request_url.type,parentSchema:f.properties.attributes.properties.request_url,data:r};e===null?e=[a]:e.push(a),i++}}if(t.
request_headers!==void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let d={instancePath:p+
"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:f.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:f.properties.attributes.properties.
request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),i++}}else{let a={instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/att\
ributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:f.properties.attributes.properties.request_headers.type,parentSchema:f.properties.
attributes.properties.request_headers,data:r};e===null?e=[a]:e.push(a),i++}}if(t.request_payload!==void 0){let r=t.request_payload;if(typeof r!="string"){let a={
instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:f.
properties.attributes.properties.request_payload.type,parentSchema:f.properties.attributes.properties.request_payload,data:r};e===null?e=[a]:e.push(a),i++}}if(t.
response_status!==void 0){let r=t.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:p+"/attributes/respons\
e_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:f.properties.attributes.properties.response_status.type},
schema:f.properties.attributes.properties.response_status.type,parentSchema:f.properties.attributes.properties.response_status,data:r};e===null?e=[a]:e.push(a),
i++}}if(t.response_headers!==void 0){let r=t.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={instancePath:p+"/attributes/respo\
nse_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:f.properties.attributes.properties.response_headers.
type},schema:f.properties.attributes.properties.response_headers.type,parentSchema:f.properties.attributes.properties.response_headers,data:r};e===null?e=[a]:e.
push(a),i++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let d={instancePath:p+"/attributes/response_headers/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},schema:f.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:f.properties.attributes.properties.response_headers.additionalProperties,
data:o};e===null?e=[d]:e.push(d),i++}}}if(t.response_payload!==void 0){let r=t.response_payload;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attribu\
tes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:f.properties.attributes.properties.response_payload.
type},schema:f.properties.attributes.properties.response_payload.type,parentSchema:f.properties.attributes.properties.response_payload,data:r};e===null?e=[a]:e.
push(a),i++}}if(t.attempted_auto_retries_count!==void 0){let r=t.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"intege\
r"},schema:f.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:f.properties.attributes.properties.attempted_auto_retries_count,data:r};
e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#\
/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:f.properties.attributes.
properties.attempted_auto_retries_count,data:r};e===null?e=[a]:e.push(a),i++}}if(t.last_sent_at!==void 0){let r=t.last_sent_at;if(typeof r!="string"&&r!==null){
let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",keyword:"type",params:{type:f.properties.attributes.
properties.last_sent_at.type},schema:f.properties.attributes.properties.last_sent_at.type,parentSchema:f.properties.attributes.properties.last_sent_at,data:r};e===
null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last\
_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:f.properties.attributes.properties.last_sent_at,data:r};e===null?e=
[a]:e.push(a),i++}}if(t.next_retry_at!==void 0){let r=t.next_retry_at;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"\
#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:f.properties.attributes.properties.next_retry_at.type},schema:f.properties.attributes.
properties.next_retry_at.type,parentSchema:f.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),i++}if(typeof r=="string"&&!X.test(
r)){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"format",params:{format:"date\
-time"},schema:"date-time",parentSchema:f.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),i++}}if(t.status!==void 0&&(pr(t.status,
{instancePath:p+"/attributes/status",parentData:t,parentDataProperty:"status",rootData:h,dynamicAnchors:y})||(e=e===null?pr.errors:v(e,pr.errors),i=e.length)),t.
failure_reason!==void 0){let r=t.failure_reason;if(typeof r!="string"&&r!==null){let a={instancePath:p+"/attributes/failure_reason",schemaPath:"#/properties/att\
ributes/properties/failure_reason/type",keyword:"type",params:{type:f.properties.attributes.properties.failure_reason.type},schema:f.properties.attributes.properties.
failure_reason.type,parentSchema:f.properties.attributes.properties.failure_reason,data:r};e===null?e=[a]:e.push(a),i++}}if(t.attempts!==void 0){let r=t.attempts;
if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)or(r[o],{instancePath:p+"/attributes/attempts/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:y})||
(e=e===null?or.errors:v(e,or.errors),i=e.length)}else{let a={instancePath:p+"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",
keyword:"type",params:{type:"array"},schema:f.properties.attributes.properties.attempts.type,parentSchema:f.properties.attributes.properties.attempts,data:r};e===
null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:f.properties.
attributes.type,parentSchema:f.properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){if(t.webhook===void 0){let r={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"webhook"},schema:f.properties.relationships.required,parentSchema:f.properties.relationships,data:t};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(r!=="webhook"){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:f.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}if(t.webhook!==void 0){let r=t.webhook;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let a={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{
missingProperty:"data"},schema:f.properties.relationships.properties.webhook.required,parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?
e=[a]:e.push(a),i++}for(let a in r)if(a!=="data"){let o={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?
e=[o]:e.push(o),i++}if(r.data!==void 0){let a=r.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let o={instancePath:p+"/relationships/webh\
ook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},schema:f.properties.
relationships.properties.webhook.properties.data.required,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(
o),i++}if(a.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",
keyword:"required",params:{missingProperty:"id"},schema:f.properties.relationships.properties.webhook.properties.data.required,parentSchema:f.properties.relationships.
properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="type"||o==="id")){let d={instancePath:p+"/relationships/webhook\
/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[d]:e.push(d),i++}if(a.type!==void 0){let o=a.type;if(typeof o!=
"string"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:f.properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:f.properties.relationships.
properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),i++}if(o!=="webhook"){let d={instancePath:p+"/relationships/webhook/data/typ\
e",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webh\
ook",parentSchema:f.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),i++}}if(a.id!==void 0){let o=a.
id;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/prope\
rties/id/type",keyword:"type",params:{type:"string"},schema:f.properties.relationships.properties.webhook.properties.data.properties.id.type,parentSchema:f.properties.
relationships.properties.webhook.properties.data.properties.id,data:o};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},schema:f.properties.relationships.properties.webhook.properties.
data.type,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relatio\
nships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"type",params:{type:"object"},schema:f.properties.relationships.properties.
webhook.type,parentSchema:f.properties.relationships.properties.webhook,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:f.properties.relationships.type,parentSchema:f.properties.relationships,data:t};e===
null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:f.type,parentSchema:f,data:s};e===null?e=
[t]:e.push(t),i++}return zr.errors=e,i===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function us(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=us.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:gt.required,parentSchema:gt,
data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:gt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(zr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:h,dynamicAnchors:y})||(e=e===null?zr.errors:v(e,zr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:gt.type,parentSchema:gt,data:s};e===null?e=[t]:e.push(t),i++}return us.errors=e,i===0}us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tt=ms,
kt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-ap\
i/data/UploadCollection"},A={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"\
string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,required:["label","position"],properties:{label:{type:"string"},position:{type:"\
integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,required:["parent","children"],properties:{parent:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function Mr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Mr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attributes"},schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.relationships===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:A.required,parentSchema:A,data:s};e===null?e=[r]:
e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:A,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.id.type,parentSchema:A.properties.
id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:A.properties.type.type,parentSchema:A.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload_collec\
tion"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:A.
properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){
let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},schema:A.properties.attributes.
required,parentSchema:A.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.position===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"position"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="label"||a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:A.properties.attributes,data:r};e===null?e=[o]:e.push(o),
i++}if(r.label!==void 0){let a=r.label;if(typeof a!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/typ\
e",keyword:"type",params:{type:"string"},schema:A.properties.attributes.properties.label.type,parentSchema:A.properties.attributes.properties.label,data:a};e===
null?e=[o]:e.push(o),i++}}if(r.position!==void 0){let a=r.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/\
position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:A.properties.attributes.properties.position.
type,parentSchema:A.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.
properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/ty\
pe",keyword:"type",params:{type:"object"},schema:A.properties.attributes.type,parentSchema:A.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.parent===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties\
/relationships/required",keyword:"required",params:{missingProperty:"parent"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,
data:r};e===null?e=[a]:e.push(a),i++}if(r.children===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"re\
quired",params:{missingProperty:"children"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,data:r};e===null?e=[a]:e.push(a),
i++}for(let a in r)if(!(a==="parent"||a==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:A.properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.parent!==void 0){
let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relations\
hips/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.properties.parent.required,parentSchema:A.
properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.
relationships.properties.parent,data:a};e===null?e=[d]:e.push(d),i++}if(a.data!==void 0){let o=a.data,d=i,l=!0,u=i;if(o!==null){let c={};e===null?e=[c]:e.push(c),
i++}var t=u===i;if(i=d,e!==null&&(d?e.length=d:e=null),!t){let c=i;L(o,{instancePath:p+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:h,
dynamicAnchors:y})||(e=e===null?L.errors:v(e,L.errors),i=e.length);var t=c===i;l=t}if(!l){let c={instancePath:p+"/relationships/parent/data",schemaPath:"#/prope\
rties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:A.properties.relationships.properties.parent.properties.
data.if,parentSchema:A.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[c]:e.push(c),i++}}}else{let o={instancePath:p+"/relationsh\
ips/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.properties.parent.
type,parentSchema:A.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}}if(r.children!==void 0){let a=r.children;if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/requir\
ed",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.properties.children.required,parentSchema:A.properties.relationships.properties.
children,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationshi\
ps/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.
children,data:a};e===null?e=[d]:e.push(d),i++}if(a.data!==void 0){let o=a.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)L(o[l],{instancePath:p+"/\
relationships/children/data/"+l,parentData:o,parentDataProperty:l,rootData:h,dynamicAnchors:y})||(e=e===null?L.errors:v(e,L.errors),i=e.length)}else{let d={instancePath:p+
"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:A.properties.
relationships.properties.children.properties.data.type,parentSchema:A.properties.relationships.properties.children.properties.data,data:o};e===null?e=[d]:e.push(
d),i++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"obje\
ct"},schema:A.properties.relationships.properties.children.type,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}}}else{
let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.type,
parentSchema:A.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},schema:A.type,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}return Mr.errors=e,i===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ms(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ms.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:kt.required,parentSchema:kt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:kt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Mr(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?Mr.errors:v(e,Mr.errors),i=e.length))}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:kt.type,parentSchema:kt,data:s};e===null?e=[t]:e.push(t),i++}return ms.errors=e,i===0}ms.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ii=cs,wt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},R={type:"object",additionalProperties:!1,properties:{id:{type:"string"},
type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},
relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"nul\
l"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{
type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function Wr(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:R.
required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:R,data:s};e===null?e=[a]:
e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:R.properties.id.type,parentSchema:R.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:R.properties.type.type,parentSchema:R.properties.type,data:r};
e===null?e=[a]:e.push(a),i++}if(r!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload_collection"},schema:"upload_collection",parentSchema:R.properties.type,data:r};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let r=s.attributes;
if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="label"||a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attr\
ibutes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:R.properties.attributes,data:r};e===null?e=[o]:
e.push(o),i++}if(r.label!==void 0){let a=r.label;if(typeof a!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties\
/label/type",keyword:"type",params:{type:"string"},schema:R.properties.attributes.properties.label.type,parentSchema:R.properties.attributes.properties.label,data:a};
e===null?e=[o]:e.push(o),i++}}if(r.position!==void 0){let a=r.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attribu\
tes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:R.properties.attributes.properties.position.
type,parentSchema:R.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:R.
properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/ty\
pe",keyword:"type",params:{type:"object"},schema:R.properties.attributes.type,parentSchema:R.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="parent"||a==="children")){let o={instancePath:p+"/relationsh\
ips",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:R.properties.
relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.parent!==void 0){let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={
instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:R.
properties.relationships.properties.parent.required,parentSchema:R.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)
if(o!=="data"){let d={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o},schema:!1,parentSchema:R.properties.relationships.properties.parent,data:a};e===null?e=[d]:e.push(d),i++}if(a.data!==void 0){
let o=a.data,d=i,l=!0,u=i;if(o!==null){let c={};e===null?e=[c]:e.push(c),i++}var t=u===i;if(i=d,e!==null&&(d?e.length=d:e=null),!t){let c=i;L(o,{instancePath:p+
"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?L.errors:v(e,L.errors),i=e.length);var t=c===i;l=
t}if(!l){let c={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"\
else"},schema:R.properties.relationships.properties.parent.properties.data.if,parentSchema:R.properties.relationships.properties.parent.properties.data,data:o};
e===null?e=[c]:e.push(c),i++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",
params:{type:"object"},schema:R.properties.relationships.properties.parent.type,parentSchema:R.properties.relationships.properties.parent,data:a};e===null?e=[o]:
e.push(o),i++}}if(r.children!==void 0){let a=r.children;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/c\
hildren",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"data"},schema:R.properties.relationships.
properties.children.required,parentSchema:R.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={
instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:R.properties.relationships.properties.children,data:a};e===null?e=[d]:e.push(d),i++}if(a.data!==void 0){let o=a.data;
if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)L(o[l],{instancePath:p+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,rootData:h,dynamicAnchors:y})||
(e=e===null?L.errors:v(e,L.errors),i=e.length)}else{let d={instancePath:p+"/relationships/children/data",schemaPath:"#/properties/relationships/properties/child\
ren/properties/data/type",keyword:"type",params:{type:"array"},schema:R.properties.relationships.properties.children.properties.data.type,parentSchema:R.properties.
relationships.properties.children.properties.data,data:o};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/prop\
erties/relationships/properties/children/type",keyword:"type",params:{type:"object"},schema:R.properties.relationships.properties.children.type,parentSchema:R.properties.
relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",
keyword:"type",params:{type:"object"},schema:R.properties.relationships.type,parentSchema:R.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:R.type,parentSchema:R,data:s};e===null?e=[r]:e.push(r),i++}return Wr.errors=
e,i===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=cs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:wt.required,parentSchema:wt,data:s};e===null?e=[t]:e.push(
t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:wt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Wr(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||
(e=e===null?Wr.errors:v(e,Wr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:wt.type,parentSchema:wt,
data:s};e===null?e=[t]:e.push(t),i++}return cs.errors=e,i===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi=hs,qt={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},F={type:"\
object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_co\
llection"},attributes:{type:"object",additionalProperties:!1,required:["label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{
type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"\
standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function Zr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Zr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(
r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:F.required,parentSchema:F,
data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:F,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.
id;if(typeof r=="string"){if(!_s.test(r)){let a={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}\
$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:F.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"string"},schema:F.properties.id.type,parentSchema:F.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){
let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:F.properties.
type.type,parentSchema:F.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:F.properties.type,data:r};e===null?e=[a]:e.push(a),
i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},schema:F.properties.attributes.required,parentSchema:F.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="label"||a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:F.properties.attributes,data:r};e===null?e=[o]:e.push(o),
i++}if(r.label!==void 0){let a=r.label;if(typeof a!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/typ\
e",keyword:"type",params:{type:"string"},schema:F.properties.attributes.properties.label.type,parentSchema:F.properties.attributes.properties.label,data:a};e===
null?e=[o]:e.push(o),i++}}if(r.position!==void 0){let a=r.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/\
position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:F.properties.attributes.properties.position.
type,parentSchema:F.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:F.
properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/ty\
pe",keyword:"type",params:{type:"object"},schema:F.properties.attributes.type,parentSchema:F.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(a!=="parent"){let o={instancePath:p+"/relationships",schemaPath:"#/\
properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:F.properties.relationships,data:r};
e===null?e=[o]:e.push(o),i++}if(r.parent!==void 0){let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relat\
ionships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:F.properties.relationships.
properties.parent.required,parentSchema:F.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+
"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:F.properties.relationships.properties.parent,data:a};e===null?e=[d]:e.push(d),i++}if(a.data!==void 0){let o=a.data,d=i,l=!0,u=i;if(o!==null){
let c={};e===null?e=[c]:e.push(c),i++}var t=u===i;if(i=d,e!==null&&(d?e.length=d:e=null),!t){let c=i;L(o,{instancePath:p+"/relationships/parent/data",parentData:a,
parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?L.errors:v(e,L.errors),i=e.length);var t=c===i;l=t}if(!l){let c={instancePath:p+"/relations\
hips/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:F.properties.relationships.
properties.parent.properties.data.if,parentSchema:F.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[c]:e.push(c),i++}}}else{let o={
instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:F.properties.
relationships.properties.parent.type,parentSchema:F.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+
"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:F.properties.relationships.type,parentSchema:F.properties.
relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:F.type,parentSchema:F,
data:s};e===null?e=[r]:e.push(r),i++}return Zr.errors=e,i===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hs(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=hs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:qt.
required,parentSchema:qt,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:qt,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Zr(s.data,{instancePath:p+"/\
data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?Zr.errors:v(e,Zr.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:qt.type,parentSchema:qt,data:s};e===null?e=[t]:e.push(t),i++}return hs.errors=e,i===0}hs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var oi=ys,Ge={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standi\
n://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function Br(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Br.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:A.required,parentSchema:A,
data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:A.
required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"relationships"},schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r===
"id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:A,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:p+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.id.type,parentSchema:A.properties.id,data:r};e===null?e=[a]:e.push(a),i++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:A.properties.
type.type,parentSchema:A.properties.type,data:r};e===null?e=[a]:e.push(a),i++}if(r!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:A.properties.type,data:r};e===null?e=[a]:e.push(a),
i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}if(r.position===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"position"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)
if(!(a==="label"||a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},schema:!1,parentSchema:A.properties.attributes,data:r};e===null?e=[o]:e.push(o),i++}if(r.label!==void 0){let a=r.label;if(typeof a!=
"string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},schema:A.properties.
attributes.properties.label.type,parentSchema:A.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(o),i++}}if(r.position!==void 0){let a=r.position;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/t\
ype",keyword:"type",params:{type:"integer"},schema:A.properties.attributes.properties.position.type,parentSchema:A.properties.attributes.properties.position,data:a};
e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attribut\
es/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.attributes.properties.position,data:a};e===
null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:A.properties.
attributes.type,parentSchema:A.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.parent===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"parent"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}if(r.children===
void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"children"},schema:A.
properties.relationships.required,parentSchema:A.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}for(let a in r)if(!(a==="parent"||a==="children")){
let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:A.properties.relationships,data:r};e===null?e=[o]:e.push(o),i++}if(r.parent!==void 0){let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{
missingProperty:"data"},schema:A.properties.relationships.properties.parent.required,parentSchema:A.properties.relationships.properties.parent,data:a};e===null?
e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.parent,data:a};e===null?
e=[d]:e.push(d),i++}if(a.data!==void 0){let o=a.data,d=i,l=!0,u=i;if(o!==null){let c={};e===null?e=[c]:e.push(c),i++}var t=u===i;if(i=d,e!==null&&(d?e.length=d:
e=null),!t){let c=i;L(o,{instancePath:p+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?L.errors:
v(e,L.errors),i=e.length);var t=c===i;l=t}if(!l){let c={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:A.properties.relationships.properties.parent.properties.data.if,parentSchema:A.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[c]:e.push(c),i++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.properties.parent.type,parentSchema:A.properties.relationships.
properties.parent,data:a};e===null?e=[o]:e.push(o),i++}}if(r.children!==void 0){let a=r.children;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"\
data"},schema:A.properties.relationships.properties.children.required,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(
o),i++}for(let o in a)if(o!=="data"){let d={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[d]:
e.push(d),i++}if(a.data!==void 0){let o=a.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)L(o[l],{instancePath:p+"/relationships/children/data/"+l,
parentData:o,parentDataProperty:l,rootData:h,dynamicAnchors:y})||(e=e===null?L.errors:v(e,L.errors),i=e.length)}else{let d={instancePath:p+"/relationships/child\
ren/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:A.properties.relationships.
properties.children.properties.data.type,parentSchema:A.properties.relationships.properties.children.properties.data,data:o};e===null?e=[d]:e.push(d),i++}}}else{
let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},schema:A.
properties.relationships.properties.children.type,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.type,parentSchema:A.
properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.type,
parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}return Br.errors=e,i===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ys(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Ge.required,parentSchema:Ge,data:s};e===null?e=[t]:e.push(t),i++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"meta"},schema:Ge.required,parentSchema:Ge,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="data"||t==="meta")){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ge,data:s};e===null?e=[r]:
e.push(r),i++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Br(t[a],{instancePath:p+"/data/"+a,parentData:t,parentDataProperty:a,
rootData:h,dynamicAnchors:y})||(e=e===null?Br.errors:v(e,Br.errors),i=e.length)}else{let r={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},schema:Ge.properties.data.type,parentSchema:Ge.properties.data,data:t};e===null?e=[r]:e.push(r),i++}}s.meta!==void 0&&(be(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:y})||(e=e===null?be.errors:v(e,be.errors),i=e.length))}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Ge.type,parentSchema:Ge,data:s};e===null?e=[t]:e.push(t),i++}return ys.errors=e,i===0}ys.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ni=fs,St={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs\
/JobResult"}},$id:"standin://json-api/data/JobResult"},K={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},
type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:["status","payload"],properties:{status:{type:"integer",minimum:100,
maximum:599},payload:{}}}}};function Hr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Hr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:K.required,parentSchema:K,data:s};e===null?
e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:K,data:s};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:K.properties.id.type,parentSchema:K.properties.id,data:t};e===
null?e=[r]:e.push(r),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"typ\
e",params:{type:"string"},schema:K.properties.type.type,parentSchema:K.properties.type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="job_result"){let r={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job_result"},schema:"job_result",parentSchema:K.properties.type,data:t};e===null?
e=[r]:e.push(r),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.status===void 0){let r={instancePath:p+"/att\
ributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:K.properties.attributes.required,parentSchema:K.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}if(t.payload===void 0){let r={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"payload"},schema:K.properties.attributes.required,parentSchema:K.properties.attributes,data:t};e===null?e=[r]:e.
push(r),i++}for(let r in t)if(!(r==="status"||r==="payload")){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:K.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.status!==void 0){let r=t.
status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/properties/statu\
s/type",keyword:"type",params:{type:"integer"},schema:K.properties.attributes.properties.status.type,parentSchema:K.properties.attributes.properties.status,data:r};
e===null?e=[a]:e.push(a),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){let a={instancePath:p+"/attributes/status",schemaPath:"#/properties/attribu\
tes/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:K.properties.attributes.properties.status,data:r};e===
null?e=[a]:e.push(a),i++}if(r<100||isNaN(r)){let a={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:K.properties.attributes.properties.status,data:r};e===null?e=[a]:e.push(a),i++}}}}else{let r={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:K.properties.attributes.type,parentSchema:K.
properties.attributes,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:K.type,
parentSchema:K,data:s};e===null?e=[t]:e.push(t),i++}return Hr.errors=e,i===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fs(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=fs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:St.required,parentSchema:St,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(t!=="data"){let r={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:St,data:s};e===null?e=[r]:e.push(r),i++}s.data!==void 0&&(Hr(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:y})||(e=e===null?Hr.errors:v(e,Hr.errors),i=e.length))}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:St.type,parentSchema:St,data:s};e===null?e=[t]:e.push(t),i++}return fs.errors=e,i===0}fs.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var li=bs,q={type:"object",additionalProperties:!1,required:["locales"],properties:{$schema:{type:"string"},locales:{
type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"}},files:{type:"array",items:{type:"object",additionalProperties:!1,
required:["path"],properties:{path:{type:"string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{type:"string"},base64:{type:"string",pattern:"^[A-Za-z0-9+/]*={0,2}$"},
file:{type:"string"},copy_of:{type:"string"},mime_type:{type:"string",pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"}}}},upload_collections:{type:"arra\
y",items:{type:"object",additionalProperties:!1,required:["id","label"],properties:{id:{type:"string",minLength:1},label:{type:"string"},position:{type:"integer",
minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}}},uploads:{type:"array",items:{type:"object",additionalProperties:!1,
required:["id","path"],properties:{id:{type:"string",minLength:1},path:{type:"string"},basename:{type:"string",minLength:1},url:{type:"string",pattern:"^/[^\\ud8\
00-\\udfff]*$"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{
type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{
if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",
format:"date-time"}}}},webhooks:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","name","url"],properties:{id:{type:"string",minLength:1},
name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"arra\
y",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"\
boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},$id:"standin://flat/seed"},di=new RegExp(
"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$","u"),ui=new RegExp("^/[^\\ud800-\\udfff]+$","u"),mi=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),ci=new RegExp("^[A-Za-z0-9\
!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$","u"),hi=new RegExp("^/[^\\ud800-\\udfff]*$","u"),Ot=Pa().default;function Ye(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:G.required,parentSchema:G,
data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:G.required,
parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:G,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:G.properties.type.type,parentSchema:G.properties.
type,data:t};e===null?e=[r]:e.push(r),i++}if(t!=="upload_collection"){let r={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:G.properties.type,data:t};e===null?e=[r]:e.push(r),i++}}if(s.id!==void 0){let t=s.id;if(typeof t!=
"string"){let r={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:G.properties.id.type,parentSchema:G.properties.
id,data:t};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:G.type,parentSchema:G,data:s};
e===null?e=[t]:e.push(t),i++}return Ye.errors=e,i===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Kr(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:B,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let r=s.title;if(typeof r!=
"string"&&r!==null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:B.properties.title.type},schema:B.properties.
title.type,parentSchema:B.properties.title,data:r};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:p+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:B.properties.alt.type},schema:B.properties.alt.type,parentSchema:B.properties.alt,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:p+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:B.properties.custom_data.type,parentSchema:B.properties.custom_data,data:r};
e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let r=s.focal_point,a=i,o=!0,d=i;if(r!==null){let l={};e===null?e=[l]:e.push(l),i++}var t=d===i;if(i=a,
e!==null&&(a?e.length=a:e=null),!t){let l=i;Xe(r,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:y})||(e=
e===null?Xe.errors:v(e,Xe.errors),i=e.length);var t=l===i;o=t}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:B.properties.focal_point.if,parentSchema:B.properties.focal_point,data:r};e===null?e=[l]:e.push(l),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:B.type,parentSchema:B,data:s};e===null?e=[r]:e.push(r),i++}return Kr.errors=e,i===0}Kr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Gr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=Gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),i++}if(s.id===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[t]:e.push(
t),i++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),i++}if(s.type!==void 0&&(Ee(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:h,
dynamicAnchors:y})||(e=e===null?Ee.errors:v(e,Ee.errors),i=e.length)),s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:p+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"},schema:pe.properties.id.type,parentSchema:pe.properties.id,data:t};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),i++}return Gr.errors=
e,i===0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Yr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:Y.required,parentSchema:Y,data:s};e===null?
e=[t]:e.push(t),i++}if(s.event_types===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:Y.
required,parentSchema:Y,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="entity_type"||t==="event_types"||t==="filters")){let r={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type!==
void 0&&(ye(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:h,dynamicAnchors:y})||(e=e===null?ye.errors:v(e,
ye.errors),i=e.length)),s.event_types!==void 0){let t=s.event_types;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)fe(t[a],{instancePath:p+"/event_type\
s/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||(e=e===null?fe.errors:v(e,fe.errors),i=e.length)}else{let r={instancePath:p+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:Y.properties.event_types.type,parentSchema:Y.properties.event_types,data:t};
e===null?e=[r]:e.push(r),i++}}if(s.filters!==void 0){let t=s.filters;if(!Array.isArray(t)&&t!==null){let r={instancePath:p+"/filters",schemaPath:"#/properties/f\
ilters/type",keyword:"type",params:{type:Y.properties.filters.type},schema:Y.properties.filters.type,parentSchema:Y.properties.filters,data:t};e===null?e=[r]:e.
push(r),i++}if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)er(t[a],{instancePath:p+"/filters/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:y})||
(e=e===null?er.errors:v(e,er.errors),i=e.length)}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Y.type,parentSchema:Y,
data:s};e===null?e=[t]:e.push(t),i++}return Yr.errors=e,i===0}Yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function bs(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=bs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.locales===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"locales"},
schema:q.required,parentSchema:q,data:s};e===null?e=[a]:e.push(a),i++}for(let a in s)if(!(a==="$schema"||a==="locales"||a==="files"||a==="upload_collections"||a===
"uploads"||a==="webhooks")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:q,
data:s};e===null?e=[o]:e.push(o),i++}if(s.$schema!==void 0){let a=s.$schema;if(typeof a!="string"){let o={instancePath:p+"/$schema",schemaPath:"#/properties/%24\
schema/type",keyword:"type",params:{type:"string"},schema:q.properties.$schema.type,parentSchema:q.properties.$schema,data:a};e===null?e=[o]:e.push(o),i++}}if(s.
locales!==void 0){let a=s.locales;if(Array.isArray(a)){if(a.length<1){let u={instancePath:p+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minIt\
ems",params:{limit:1},schema:1,parentSchema:q.properties.locales,data:a};e===null?e=[u]:e.push(u),i++}let o=a.length;for(let u=0;u<o;u++){let c=a[u];if(typeof c==
"string"){if(!di.test(c)){let z={instancePath:p+"/locales/"+u,schemaPath:"#/properties/locales/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}(\
[-_][A-Za-z0-9]{2,8})*$"},schema:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$",parentSchema:q.properties.locales.items,data:c};e===null?e=[z]:e.push(z),i++}}else{let z={
instancePath:p+"/locales/"+u,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{type:"string"},schema:q.properties.locales.items.type,parentSchema:q.
properties.locales.items,data:c};e===null?e=[z]:e.push(z),i++}}let d=a.length,l;if(d>1){let u={};for(;d--;){let c=a[d];if(typeof c=="string"){if(typeof u[c]=="n\
umber"){l=u[c];let z={instancePath:p+"/locales",schemaPath:"#/properties/locales/uniqueItems",keyword:"uniqueItems",params:{i:d,j:l},schema:!0,parentSchema:q.properties.
locales,data:a};e===null?e=[z]:e.push(z),i++;break}u[c]=d}}}}else{let o={instancePath:p+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{
type:"array"},schema:q.properties.locales.type,parentSchema:q.properties.locales,data:a};e===null?e=[o]:e.push(o),i++}}if(s.files!==void 0){let a=s.files;if(Array.
isArray(a)){let o=a.length;for(let d=0;d<o;d++){let l=a[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path===void 0){let u={instancePath:p+"/files/"+d,schemaPath:"\
#/properties/files/items/required",keyword:"required",params:{missingProperty:"path"},schema:q.properties.files.items.required,parentSchema:q.properties.files.items,
data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)if(!(u==="path"||u==="text"||u==="base64"||u==="file"||u==="copy_of"||u==="mime_type")){let c={instancePath:p+
"/files/"+d,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:q.properties.
files.items,data:l};e===null?e=[c]:e.push(c),i++}if(l.path!==void 0){let u=l.path;if(typeof u=="string"){if(!ui.test(u)){let c={instancePath:p+"/files/"+d+"/pat\
h",schemaPath:"#/properties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]+$"},schema:"^/[^\\ud800-\\udfff]+$",parentSchema:q.
properties.files.items.properties.path,data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+"/files/"+d+"/path",schemaPath:"#/properties/files/items\
/properties/path/type",keyword:"type",params:{type:"string"},schema:q.properties.files.items.properties.path.type,parentSchema:q.properties.files.items.properties.
path,data:u};e===null?e=[c]:e.push(c),i++}}if(l.text!==void 0){let u=l.text;if(typeof u!="string"){let c={instancePath:p+"/files/"+d+"/text",schemaPath:"#/prope\
rties/files/items/properties/text/type",keyword:"type",params:{type:"string"},schema:q.properties.files.items.properties.text.type,parentSchema:q.properties.files.
items.properties.text,data:u};e===null?e=[c]:e.push(c),i++}}if(l.base64!==void 0){let u=l.base64;if(typeof u=="string"){if(!mi.test(u)){let c={instancePath:p+"/\
files/"+d+"/base64",schemaPath:"#/properties/files/items/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z\
0-9+/]*={0,2}$",parentSchema:q.properties.files.items.properties.base64,data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+"/files/"+d+"/base64",schemaPath:"\
#/properties/files/items/properties/base64/type",keyword:"type",params:{type:"string"},schema:q.properties.files.items.properties.base64.type,parentSchema:q.properties.
files.items.properties.base64,data:u};e===null?e=[c]:e.push(c),i++}}if(l.file!==void 0){let u=l.file;if(typeof u!="string"){let c={instancePath:p+"/files/"+d+"/\
file",schemaPath:"#/properties/files/items/properties/file/type",keyword:"type",params:{type:"string"},schema:q.properties.files.items.properties.file.type,parentSchema:q.
properties.files.items.properties.file,data:u};e===null?e=[c]:e.push(c),i++}}if(l.copy_of!==void 0){let u=l.copy_of;if(typeof u!="string"){let c={instancePath:p+
"/files/"+d+"/copy_of",schemaPath:"#/properties/files/items/properties/copy_of/type",keyword:"type",params:{type:"string"},schema:q.properties.files.items.properties.
copy_of.type,parentSchema:q.properties.files.items.properties.copy_of,data:u};e===null?e=[c]:e.push(c),i++}}if(l.mime_type!==void 0){let u=l.mime_type;if(typeof u==
"string"){if(!ci.test(u)){let c={instancePath:p+"/files/"+d+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"},schema:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$",parentSchema:q.properties.files.items.properties.
mime_type,data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+"/files/"+d+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/ty\
pe",keyword:"type",params:{type:"string"},schema:q.properties.files.items.properties.mime_type.type,parentSchema:q.properties.files.items.properties.mime_type,data:u};
e===null?e=[c]:e.push(c),i++}}}else{let u={instancePath:p+"/files/"+d,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},schema:q.
properties.files.items.type,parentSchema:q.properties.files.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/files",schemaPath:"#/prope\
rties/files/type",keyword:"type",params:{type:"array"},schema:q.properties.files.type,parentSchema:q.properties.files,data:a};e===null?e=[o]:e.push(o),i++}}if(s.
upload_collections!==void 0){let a=s.upload_collections;if(Array.isArray(a)){let o=a.length;for(let d=0;d<o;d++){let l=a[d];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.id===void 0){let u={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"\
id"},schema:q.properties.upload_collections.items.required,parentSchema:q.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.label===
void 0){let u={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"l\
abel"},schema:q.properties.upload_collections.items.required,parentSchema:q.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)
if(!(u==="id"||u==="label"||u==="position"||u==="parent")){let c={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:q.properties.upload_collections.items,data:l};e===null?e=[
c]:e.push(c),i++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Ot(u)<1){let c={instancePath:p+"/upload_collections/"+d+"/id",schemaPath:"#/properties/u\
pload_collections/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.upload_collections.items.properties.id,
data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+"/upload_collections/"+d+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/\
type",keyword:"type",params:{type:"string"},schema:q.properties.upload_collections.items.properties.id.type,parentSchema:q.properties.upload_collections.items.properties.
id,data:u};e===null?e=[c]:e.push(c),i++}}if(l.label!==void 0){let u=l.label;if(typeof u!="string"){let c={instancePath:p+"/upload_collections/"+d+"/label",schemaPath:"\
#/properties/upload_collections/items/properties/label/type",keyword:"type",params:{type:"string"},schema:q.properties.upload_collections.items.properties.label.
type,parentSchema:q.properties.upload_collections.items.properties.label,data:u};e===null?e=[c]:e.push(c),i++}}if(l.position!==void 0){let u=l.position;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:p+"/upload_collections/"+d+"/position",schemaPath:"#/properties/upload_collections/items/properti\
es/position/type",keyword:"type",params:{type:"integer"},schema:q.properties.upload_collections.items.properties.position.type,parentSchema:q.properties.upload_collections.
items.properties.position,data:u};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let c={instancePath:p+"/upload_collections/"+
d+"/position",schemaPath:"#/properties/upload_collections/items/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.
properties.upload_collections.items.properties.position,data:u};e===null?e=[c]:e.push(c),i++}}if(l.parent!==void 0){let u=l.parent,c=i,z=!0,Fe=i;if(u!==null){let ie={};
e===null?e=[ie]:e.push(ie),i++}var t=Fe===i;if(i=c,e!==null&&(c?e.length=c:e=null),!t){let ie=i;Ye(u,{instancePath:p+"/upload_collections/"+d+"/parent",parentData:l,
parentDataProperty:"parent",rootData:h,dynamicAnchors:y})||(e=e===null?Ye.errors:v(e,Ye.errors),i=e.length);var t=ie===i;z=t}if(!z){let ie={instancePath:p+"/upl\
oad_collections/"+d+"/parent",schemaPath:"#/properties/upload_collections/items/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:q.properties.
upload_collections.items.properties.parent.if,parentSchema:q.properties.upload_collections.items.properties.parent,data:u};e===null?e=[ie]:e.push(ie),i++}}}else{
let u={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/type",keyword:"type",params:{type:"object"},schema:q.properties.
upload_collections.items.type,parentSchema:q.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/upload_coll\
ections",schemaPath:"#/properties/upload_collections/type",keyword:"type",params:{type:"array"},schema:q.properties.upload_collections.type,parentSchema:q.properties.
upload_collections,data:a};e===null?e=[o]:e.push(o),i++}}if(s.uploads!==void 0){let a=s.uploads;if(Array.isArray(a)){let o=a.length;for(let d=0;d<o;d++){let l=a[d];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/required",keyword:"req\
uired",params:{missingProperty:"id"},schema:q.properties.uploads.items.required,parentSchema:q.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.
path===void 0){let u={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"path"},schema:q.
properties.uploads.items.required,parentSchema:q.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)if(!se.call(q.properties.uploads.items.
properties,u)){let c={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
schema:!1,parentSchema:q.properties.uploads.items,data:l};e===null?e=[c]:e.push(c),i++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Ot(u)<1){let c={instancePath:p+
"/uploads/"+d+"/id",schemaPath:"#/properties/uploads/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.uploads.
items.properties.id,data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+"/uploads/"+d+"/id",schemaPath:"#/properties/uploads/items/properties/id/ty\
pe",keyword:"type",params:{type:"string"},schema:q.properties.uploads.items.properties.id.type,parentSchema:q.properties.uploads.items.properties.id,data:u};e===
null?e=[c]:e.push(c),i++}}if(l.path!==void 0){let u=l.path;if(typeof u!="string"){let c={instancePath:p+"/uploads/"+d+"/path",schemaPath:"#/properties/uploads/i\
tems/properties/path/type",keyword:"type",params:{type:"string"},schema:q.properties.uploads.items.properties.path.type,parentSchema:q.properties.uploads.items.
properties.path,data:u};e===null?e=[c]:e.push(c),i++}}if(l.basename!==void 0){let u=l.basename;if(typeof u=="string"){if(Ot(u)<1){let c={instancePath:p+"/upload\
s/"+d+"/basename",schemaPath:"#/properties/uploads/items/properties/basename/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.
uploads.items.properties.basename,data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+"/uploads/"+d+"/basename",schemaPath:"#/properties/uploads/it\
ems/properties/basename/type",keyword:"type",params:{type:"string"},schema:q.properties.uploads.items.properties.basename.type,parentSchema:q.properties.uploads.
items.properties.basename,data:u};e===null?e=[c]:e.push(c),i++}}if(l.url!==void 0){let u=l.url;if(typeof u=="string"){if(!hi.test(u)){let c={instancePath:p+"/up\
loads/"+d+"/url",schemaPath:"#/properties/uploads/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]*$"},schema:"^/[^\\ud800-\\\
udfff]*$",parentSchema:q.properties.uploads.items.properties.url,data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+"/uploads/"+d+"/url",schemaPath:"\
#/properties/uploads/items/properties/url/type",keyword:"type",params:{type:"string"},schema:q.properties.uploads.items.properties.url.type,parentSchema:q.properties.
uploads.items.properties.url,data:u};e===null?e=[c]:e.push(c),i++}}if(l.author!==void 0){let u=l.author;if(typeof u!="string"&&u!==null){let c={instancePath:p+"\
/uploads/"+d+"/author",schemaPath:"#/properties/uploads/items/properties/author/type",keyword:"type",params:{type:q.properties.uploads.items.properties.author.type},
schema:q.properties.uploads.items.properties.author.type,parentSchema:q.properties.uploads.items.properties.author,data:u};e===null?e=[c]:e.push(c),i++}}if(l.copyright!==
void 0){let u=l.copyright;if(typeof u!="string"&&u!==null){let c={instancePath:p+"/uploads/"+d+"/copyright",schemaPath:"#/properties/uploads/items/properties/co\
pyright/type",keyword:"type",params:{type:q.properties.uploads.items.properties.copyright.type},schema:q.properties.uploads.items.properties.copyright.type,parentSchema:q.
properties.uploads.items.properties.copyright,data:u};e===null?e=[c]:e.push(c),i++}}if(l.notes!==void 0){let u=l.notes;if(typeof u!="string"&&u!==null){let c={instancePath:p+
"/uploads/"+d+"/notes",schemaPath:"#/properties/uploads/items/properties/notes/type",keyword:"type",params:{type:q.properties.uploads.items.properties.notes.type},
schema:q.properties.uploads.items.properties.notes.type,parentSchema:q.properties.uploads.items.properties.notes,data:u};e===null?e=[c]:e.push(c),i++}}if(l.tags!==
void 0){let u=l.tags;if(Array.isArray(u)){let c=u.length;for(let z=0;z<c;z++){let Fe=u[z];if(typeof Fe!="string"){let ie={instancePath:p+"/uploads/"+d+"/tags/"+
z,schemaPath:"#/properties/uploads/items/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:q.properties.uploads.items.properties.tags.items.
type,parentSchema:q.properties.uploads.items.properties.tags.items,data:Fe};e===null?e=[ie]:e.push(ie),i++}}}else{let c={instancePath:p+"/uploads/"+d+"/tags",schemaPath:"\
#/properties/uploads/items/properties/tags/type",keyword:"type",params:{type:"array"},schema:q.properties.uploads.items.properties.tags.type,parentSchema:q.properties.
uploads.items.properties.tags,data:u};e===null?e=[c]:e.push(c),i++}}if(l.default_field_metadata!==void 0){let u=l.default_field_metadata;if(u&&typeof u=="object"&&
!Array.isArray(u))for(let c in u)Kr(u[c],{instancePath:p+"/uploads/"+d+"/default_field_metadata/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:c,
rootData:h,dynamicAnchors:y})||(e=e===null?Kr.errors:v(e,Kr.errors),i=e.length);else{let c={instancePath:p+"/uploads/"+d+"/default_field_metadata",schemaPath:"#\
/properties/uploads/items/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:q.properties.uploads.items.properties.default_field_metadata.
type,parentSchema:q.properties.uploads.items.properties.default_field_metadata,data:u};e===null?e=[c]:e.push(c),i++}}if(l.creator!==void 0&&(Gr(l.creator,{instancePath:p+
"/uploads/"+d+"/creator",parentData:l,parentDataProperty:"creator",rootData:h,dynamicAnchors:y})||(e=e===null?Gr.errors:v(e,Gr.errors),i=e.length)),l.upload_collection!==
void 0){let u=l.upload_collection,c=i,z=!0,Fe=i;if(u!==null){let ie={};e===null?e=[ie]:e.push(ie),i++}var r=Fe===i;if(i=c,e!==null&&(c?e.length=c:e=null),!r){let ie=i;
Ye(u,{instancePath:p+"/uploads/"+d+"/upload_collection",parentData:l,parentDataProperty:"upload_collection",rootData:h,dynamicAnchors:y})||(e=e===null?Ye.errors:
v(e,Ye.errors),i=e.length);var r=ie===i;z=r}if(!z){let ie={instancePath:p+"/uploads/"+d+"/upload_collection",schemaPath:"#/properties/uploads/items/properties/u\
pload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:q.properties.uploads.items.properties.upload_collection.if,parentSchema:q.properties.uploads.
items.properties.upload_collection,data:u};e===null?e=[ie]:e.push(ie),i++}}if(l.created_at!==void 0){let u=l.created_at;if(typeof u=="string"){if(!X.test(u)){let c={
instancePath:p+"/uploads/"+d+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:q.properties.uploads.items.properties.created_at,data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+"/uploads/"+d+"/create\
d_at",schemaPath:"#/properties/uploads/items/properties/created_at/type",keyword:"type",params:{type:"string"},schema:q.properties.uploads.items.properties.created_at.
type,parentSchema:q.properties.uploads.items.properties.created_at,data:u};e===null?e=[c]:e.push(c),i++}}if(l.updated_at!==void 0){let u=l.updated_at;if(typeof u==
"string"){if(!X.test(u)){let c={instancePath:p+"/uploads/"+d+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:q.properties.uploads.items.properties.updated_at,data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+
"/uploads/"+d+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/type",keyword:"type",params:{type:"string"},schema:q.properties.uploads.
items.properties.updated_at.type,parentSchema:q.properties.uploads.items.properties.updated_at,data:u};e===null?e=[c]:e.push(c),i++}}}else{let u={instancePath:p+
"/uploads/"+d,schemaPath:"#/properties/uploads/items/type",keyword:"type",params:{type:"object"},schema:q.properties.uploads.items.type,parentSchema:q.properties.
uploads.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"a\
rray"},schema:q.properties.uploads.type,parentSchema:q.properties.uploads,data:a};e===null?e=[o]:e.push(o),i++}}if(s.webhooks!==void 0){let a=s.webhooks;if(Array.
isArray(a)){let o=a.length;for(let d=0;d<o;d++){let l=a[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"\
#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"id"},schema:q.properties.webhooks.items.required,parentSchema:q.properties.webhooks.
items,data:l};e===null?e=[u]:e.push(u),i++}if(l.name===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/required",keyword:"r\
equired",params:{missingProperty:"name"},schema:q.properties.webhooks.items.required,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),i++}
if(l.url===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"url"},schema:q.
properties.webhooks.items.required,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)if(!se.call(q.properties.webhooks.
items.properties,u)){let c={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
schema:!1,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[c]:e.push(c),i++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Ot(u)<1){let c={instancePath:p+
"/webhooks/"+d+"/id",schemaPath:"#/properties/webhooks/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.webhooks.
items.properties.id,data:u};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:p+"/webhooks/"+d+"/id",schemaPath:"#/properties/webhooks/items/properties/id/\
type",keyword:"type",params:{type:"string"},schema:q.properties.webhooks.items.properties.id.type,parentSchema:q.properties.webhooks.items.properties.id,data:u};
e===null?e=[c]:e.push(c),i++}}if(l.name!==void 0){let u=l.name;if(typeof u!="string"){let c={instancePath:p+"/webhooks/"+d+"/name",schemaPath:"#/properties/webh\
ooks/items/properties/name/type",keyword:"type",params:{type:"string"},schema:q.properties.webhooks.items.properties.name.type,parentSchema:q.properties.webhooks.
items.properties.name,data:u};e===null?e=[c]:e.push(c),i++}}if(l.url!==void 0){let u=l.url;if(typeof u!="string"){let c={instancePath:p+"/webhooks/"+d+"/url",schemaPath:"\
#/properties/webhooks/items/properties/url/type",keyword:"type",params:{type:"string"},schema:q.properties.webhooks.items.properties.url.type,parentSchema:q.properties.
webhooks.items.properties.url,data:u};e===null?e=[c]:e.push(c),i++}}if(l.custom_payload!==void 0){let u=l.custom_payload;if(typeof u!="string"&&u!==null){let c={
instancePath:p+"/webhooks/"+d+"/custom_payload",schemaPath:"#/properties/webhooks/items/properties/custom_payload/type",keyword:"type",params:{type:q.properties.
webhooks.items.properties.custom_payload.type},schema:q.properties.webhooks.items.properties.custom_payload.type,parentSchema:q.properties.webhooks.items.properties.
custom_payload,data:u};e===null?e=[c]:e.push(c),i++}}if(l.headers!==void 0){let u=l.headers;if(u&&typeof u=="object"&&!Array.isArray(u))for(let c in u){let z=u[c];
if(typeof z!="string"){let Fe={instancePath:p+"/webhooks/"+d+"/headers/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/webhooks/items/proper\
ties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:q.properties.webhooks.items.properties.headers.additionalProperties.type,parentSchema:q.
properties.webhooks.items.properties.headers.additionalProperties,data:z};e===null?e=[Fe]:e.push(Fe),i++}}else{let c={instancePath:p+"/webhooks/"+d+"/headers",schemaPath:"\
#/properties/webhooks/items/properties/headers/type",keyword:"type",params:{type:"object"},schema:q.properties.webhooks.items.properties.headers.type,parentSchema:q.
properties.webhooks.items.properties.headers,data:u};e===null?e=[c]:e.push(c),i++}}if(l.events!==void 0){let u=l.events;if(Array.isArray(u)){let c=u.length;for(let z=0;z<
c;z++)Yr(u[z],{instancePath:p+"/webhooks/"+d+"/events/"+z,parentData:u,parentDataProperty:z,rootData:h,dynamicAnchors:y})||(e=e===null?Yr.errors:v(e,Yr.errors),
i=e.length)}else{let c={instancePath:p+"/webhooks/"+d+"/events",schemaPath:"#/properties/webhooks/items/properties/events/type",keyword:"type",params:{type:"arr\
ay"},schema:q.properties.webhooks.items.properties.events.type,parentSchema:q.properties.webhooks.items.properties.events,data:u};e===null?e=[c]:e.push(c),i++}}
if(l.http_basic_user!==void 0){let u=l.http_basic_user;if(typeof u!="string"&&u!==null){let c={instancePath:p+"/webhooks/"+d+"/http_basic_user",schemaPath:"#/pr\
operties/webhooks/items/properties/http_basic_user/type",keyword:"type",params:{type:q.properties.webhooks.items.properties.http_basic_user.type},schema:q.properties.
webhooks.items.properties.http_basic_user.type,parentSchema:q.properties.webhooks.items.properties.http_basic_user,data:u};e===null?e=[c]:e.push(c),i++}}if(l.http_basic_password!==
void 0){let u=l.http_basic_password;if(typeof u!="string"&&u!==null){let c={instancePath:p+"/webhooks/"+d+"/http_basic_password",schemaPath:"#/properties/webhoo\
ks/items/properties/http_basic_password/type",keyword:"type",params:{type:q.properties.webhooks.items.properties.http_basic_password.type},schema:q.properties.webhooks.
items.properties.http_basic_password.type,parentSchema:q.properties.webhooks.items.properties.http_basic_password,data:u};e===null?e=[c]:e.push(c),i++}}if(l.enabled!==
void 0){let u=l.enabled;if(typeof u!="boolean"){let c={instancePath:p+"/webhooks/"+d+"/enabled",schemaPath:"#/properties/webhooks/items/properties/enabled/type",
keyword:"type",params:{type:"boolean"},schema:q.properties.webhooks.items.properties.enabled.type,parentSchema:q.properties.webhooks.items.properties.enabled,data:u};
e===null?e=[c]:e.push(c),i++}}if(l.payload_api_version!==void 0){let u=l.payload_api_version;if(typeof u!="string"){let c={instancePath:p+"/webhooks/"+d+"/paylo\
ad_api_version",schemaPath:"#/properties/webhooks/items/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:q.properties.webhooks.
items.properties.payload_api_version.type,parentSchema:q.properties.webhooks.items.properties.payload_api_version,data:u};e===null?e=[c]:e.push(c),i++}}if(l.nested_items_in_payload!==
void 0){let u=l.nested_items_in_payload;if(typeof u!="boolean"){let c={instancePath:p+"/webhooks/"+d+"/nested_items_in_payload",schemaPath:"#/properties/webhook\
s/items/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:q.properties.webhooks.items.properties.nested_items_in_payload.type,
parentSchema:q.properties.webhooks.items.properties.nested_items_in_payload,data:u};e===null?e=[c]:e.push(c),i++}}if(l.auto_retry!==void 0){let u=l.auto_retry;if(typeof u!=
"boolean"){let c={instancePath:p+"/webhooks/"+d+"/auto_retry",schemaPath:"#/properties/webhooks/items/properties/auto_retry/type",keyword:"type",params:{type:"b\
oolean"},schema:q.properties.webhooks.items.properties.auto_retry.type,parentSchema:q.properties.webhooks.items.properties.auto_retry,data:u};e===null?e=[c]:e.push(
c),i++}}}else{let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/type",keyword:"type",params:{type:"object"},schema:q.properties.webhooks.
items.type,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/webhooks",schemaPath:"#/properties/webho\
oks/type",keyword:"type",params:{type:"array"},schema:q.properties.webhooks.type,parentSchema:q.properties.webhooks,data:a};e===null?e=[o]:e.push(o),i++}}}else{
let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:q.type,parentSchema:q,data:s};e===null?e=[a]:e.push(a),i++}return bs.errors=
e,i===0}bs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function v(s,p){for(let k of p)s.push(k);return s}var yi={flat:{updateUpload:{200:It,202:ga,400:P,
401:P,403:P,404:P,405:P,413:P,415:P,422:P,429:P,500:P,503:P,request:Oa},getUpload:{200:It,401:P,403:P,404:P,405:P,422:P,429:P,500:P,503:P},deleteUpload:{200:It,
401:P,403:P,404:P,405:P,422:P,429:P,500:P,503:P},createUpload:{201:It,202:ga,400:P,401:P,403:P,405:P,413:P,415:P,422:P,429:P,500:P,503:P,request:Ra},listUploads:{
200:La,401:P,403:P,405:P,422:P,429:P,500:P,503:P},createUploadRequest:{201:Fa,400:P,401:P,403:P,405:P,413:P,415:P,422:P,429:P,500:P,503:P,request:Ua},updateWebhook:{
200:Nt,400:P,401:P,403:P,404:P,405:P,413:P,415:P,422:P,429:P,500:P,503:P,request:Va},getWebhook:{200:Nt,401:P,403:P,404:P,405:P,422:P,429:P,500:P,503:P},deleteWebhook:{
200:Nt,401:P,403:P,404:P,405:P,422:P,429:P,500:P,503:P},createWebhook:{201:Nt,400:P,401:P,403:P,405:P,413:P,415:P,422:P,429:P,500:P,503:P,request:Ca},listWebhooks:{
200:za,401:P,403:P,405:P,422:P,429:P,500:P,503:P},listWebhookCalls:{200:Ma,401:P,403:P,405:P,422:P,429:P,500:P,503:P},getWebhookCall:{200:Wa,401:P,403:P,404:P,405:P,
422:P,429:P,500:P,503:P},resendWebhookCall:{401:P,403:P,404:P,405:P,422:P,429:P,500:P,503:P},getUploadCollection:{200:Et,401:P,403:P,404:P,405:P,422:P,429:P,500:P,
503:P},updateUploadCollection:{200:Et,400:P,401:P,403:P,404:P,405:P,413:P,415:P,422:P,429:P,500:P,503:P,request:Za},deleteUploadCollection:{200:Et,401:P,403:P,404:P,
405:P,422:P,429:P,500:P,503:P},createUploadCollection:{201:Et,400:P,401:P,403:P,405:P,413:P,415:P,422:P,429:P,500:P,503:P,request:Ba},listUploadCollections:{200:Ha,
401:P,403:P,405:P,422:P,429:P,500:P,503:P},getJobResult:{200:Ka,401:P,403:P,404:P,405:P,422:P,429:P,500:P,503:P}},"json-api":{updateUpload:{200:xt,202:ka,400:w,
401:w,404:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:Ga},getUpload:{200:xt,401:w,404:w,405:w,422:w,429:w,500:w,503:w},deleteUpload:{200:xt,401:w,404:w,
405:w,422:w,429:w,500:w,503:w},createUpload:{201:xt,202:ka,400:w,401:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:Ya},listUploads:{200:Qa,401:w,405:w,422:w,
429:w,500:w,503:w},createUploadRequest:{201:Ja,400:w,401:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:Xa},updateWebhook:{200:$t,400:w,401:w,404:w,405:w,413:w,
415:w,422:w,429:w,500:w,503:w,request:ei},getWebhook:{200:$t,401:w,404:w,405:w,422:w,429:w,500:w,503:w},deleteWebhook:{200:$t,401:w,404:w,405:w,422:w,429:w,500:w,
503:w},createWebhook:{201:$t,400:w,401:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:ri},listWebhooks:{200:ti,401:w,405:w,422:w,429:w,500:w,503:w},listWebhookCalls:{
200:si,401:w,405:w,422:w,429:w,500:w,503:w},getWebhookCall:{200:ai,401:w,404:w,405:w,422:w,429:w,500:w,503:w},resendWebhookCall:{401:w,404:w,405:w,422:w,429:w,500:w,
503:w},getUploadCollection:{200:Tt,401:w,404:w,405:w,422:w,429:w,500:w,503:w},updateUploadCollection:{200:Tt,400:w,401:w,404:w,405:w,413:w,415:w,422:w,429:w,500:w,
503:w,request:ii},deleteUploadCollection:{200:Tt,401:w,404:w,405:w,422:w,429:w,500:w,503:w},createUploadCollection:{201:Tt,400:w,401:w,405:w,413:w,415:w,422:w,429:w,
500:w,503:w,request:pi},listUploadCollections:{200:oi,401:w,405:w,422:w,429:w,500:w,503:w},getJobResult:{200:ni,401:w,404:w,405:w,422:w,429:w,500:w,503:w}},seed:li};var fi=Ps,dr={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{type:"string",enum:["create_new_url","\
keep_url"],default:"create_new_url"}}};function Ps(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ps.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s.replace_strategy===void 0&&(s.replace_strategy=
"create_new_url");for(let r in s)if(r!=="replace_strategy"){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:dr,data:s};e===null?e=[a]:e.push(a),i++}let t=s.replace_strategy;if(typeof t!="string"){let r=typeof t,a;if(a===void 0)if(r=="number"||r==
"boolean")a=""+t;else if(t===null)a="";else{let o={instancePath:p+"/replace_strategy",schemaPath:"#/properties/replace_strategy/type",keyword:"type",params:{type:"\
string"},schema:dr.properties.replace_strategy.type,parentSchema:dr.properties.replace_strategy,data:t};e===null?e=[o]:e.push(o),i++}a!==void 0&&(t=a,s!==void 0&&
(s.replace_strategy=a))}if(!(t==="create_new_url"||t==="keep_url")){let r={instancePath:p+"/replace_strategy",schemaPath:"#/properties/replace_strategy/enum",keyword:"\
enum",params:{allowedValues:dr.properties.replace_strategy.enum},schema:dr.properties.replace_strategy.enum,parentSchema:dr.properties.replace_strategy,data:t};
e===null?e=[r]:e.push(r),i++}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:dr.type,parentSchema:dr,data:s};e===null?
e=[t]:e.push(t),i++}return Ps.errors=e,i===0}Ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bi=gs,Bs={$id:"standin://flat/query/getUpload",type:"ob\
ject",additionalProperties:!1,properties:{}};function gs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=gs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Bs,data:s};e===null?e=[r]:e.push(r),i++}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Bs.type,parentSchema:Bs,data:s};e===null?e=[t]:e.push(t),i++}return gs.errors=
e,i===0}gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _i=ks,Hs={$id:"standin://flat/query/deleteUpload",type:"object",additionalProperties:!1,properties:{}};
function ks(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ks.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Hs,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:Hs.type,parentSchema:Hs,data:s};e===null?e=[t]:e.push(t),i++}return ks.errors=e,i===0}ks.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Pi=ws,Ks={$id:"standin://flat/query/createUpload",type:"object",additionalProperties:!1,properties:{}};function ws(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ws.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Ks,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ks.type,
parentSchema:Ks,data:s};e===null?e=[t]:e.push(t),i++}return ws.errors=e,i===0}ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gi=qs,Pe={$id:"standin\
://flat/query/listUploads",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,
maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][md5][eq]":{type:"string"}}};function qs(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=qs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30);for(let a in s)if(!(a==="page[offset]"||a===
"page[limit]"||a==="filter[ids]"||a==="filter[fields][md5][eq]")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},schema:!1,parentSchema:Pe,data:s};e===null?e=[o]:e.push(o),i++}let t=s["page[offset]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let a=typeof t,o;if(o===void 0)if(a==="boolean"||t===null||a==="string"&&t&&t==+t&&!(t%1))o=+t;else{let d={instancePath:p+"/page[offset]",schemaPath:"#/pro\
perties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:Pe.properties["page[offset]"].type,parentSchema:Pe.properties["page[offset]"],data:t};
e===null?e=[d]:e.push(d),i++}o!==void 0&&(t=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+"/pa\
ge[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Pe.properties["page[offs\
et]"],data:t};e===null?e=[a]:e.push(a),i++}let r=s["page[limit]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a=typeof r,o;if(o===void 0)if(a===
"boolean"||r===null||a==="string"&&r&&r==+r&&!(r%1))o=+r;else{let d={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",
params:{type:"integer"},schema:Pe.properties["page[limit]"].type,parentSchema:Pe.properties["page[limit]"],data:r};e===null?e=[d]:e.push(d),i++}o!==void 0&&(r=o,
s!==void 0&&(s["page[limit]"]=o))}if(typeof r=="number"&&isFinite(r)){if(r>500||isNaN(r)){let a={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Bl\
imit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:Pe.properties["page[limit]"],data:r};e===null?e=[a]:e.push(a),i++}
if(r<1||isNaN(r)){let a={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,
parentSchema:Pe.properties["page[limit]"],data:r};e===null?e=[a]:e.push(a),i++}}if(s["filter[ids]"]!==void 0){let a=s["filter[ids]"];if(typeof a!="string"){let o=typeof a,
d;if(d===void 0)if(o=="number"||o=="boolean")d=""+a;else if(a===null)d="";else{let l={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/typ\
e",keyword:"type",params:{type:"string"},schema:Pe.properties["filter[ids]"].type,parentSchema:Pe.properties["filter[ids]"],data:a};e===null?e=[l]:e.push(l),i++}
d!==void 0&&(a=d,s!==void 0&&(s["filter[ids]"]=d))}}if(s["filter[fields][md5][eq]"]!==void 0){let a=s["filter[fields][md5][eq]"];if(typeof a!="string"){let o=typeof a,
d;if(d===void 0)if(o=="number"||o=="boolean")d=""+a;else if(a===null)d="";else{let l={instancePath:p+"/filter[fields][md5][eq]",schemaPath:"#/properties/filter%\
5Bfields%5D%5Bmd5%5D%5Beq%5D/type",keyword:"type",params:{type:"string"},schema:Pe.properties["filter[fields][md5][eq]"].type,parentSchema:Pe.properties["filter\
[fields][md5][eq]"],data:a};e===null?e=[l]:e.push(l),i++}d!==void 0&&(a=d,s!==void 0&&(s["filter[fields][md5][eq]"]=d))}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Pe.type,parentSchema:Pe,data:s};e===null?e=[t]:e.push(t),i++}return qs.errors=e,i===0}qs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ki=Ss,Gs={$id:"standin://flat/query/createUploadRequest",type:"object",additionalProperties:!1,properties:{}};function Ss(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ss.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},schema:!1,parentSchema:Gs,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Gs.type,parentSchema:Gs,data:s};e===null?e=[t]:e.push(t),i++}return Ss.errors=e,i===0}Ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var wi=vs,Ys={$id:"standin://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};function vs(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=vs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Ys,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ys.type,parentSchema:Ys,
data:s};e===null?e=[t]:e.push(t),i++}return vs.errors=e,i===0}vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qi=As,Qs={$id:"standin://flat/query/ge\
tWebhook",type:"object",additionalProperties:!1,properties:{}};function As(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=As.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Qs,data:s};e===null?e=[r]:
e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Qs.type,parentSchema:Qs,data:s};e===null?e=[t]:e.push(
t),i++}return As.errors=e,i===0}As.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Si=js,Js={$id:"standin://flat/query/deleteWebhook",type:"object",additionalProperties:!1,
properties:{}};function js(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=js.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Js,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Js.type,parentSchema:Js,data:s};e===null?e=[t]:e.push(t),i++}return js.errors=e,i===0}js.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var vi=Ds,Xs={$id:"standin://flat/query/createWebhook",type:"object",additionalProperties:!1,properties:{}};function Ds(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ds.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:Xs,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Xs.type,parentSchema:Xs,data:s};e===null?e=[t]:e.push(t),i++}return Ds.errors=e,i===0}Ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ai=Is,
ea={$id:"standin://flat/query/listWebhooks",type:"object",additionalProperties:!1,properties:{}};function Is(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Is.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:ea,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ea.type,parentSchema:ea,
data:s};e===null?e=[t]:e.push(t),i++}return Is.errors=e,i===0}Is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ji=Ns,ae={$id:"standin://flat/query/li\
stWebhookCalls",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,
default:30},"filter[ids]":{type:"string"},"filter[fields][webhook_id][eq]":{type:"string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$def\
s/EntityType"},"filter[fields][event_type][eq]":{$ref:"standin://flat/schemas#/$defs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$de\
fs/WebhookCallStatus"},order_by:{type:"string",enum:["webhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc","last_sent_at_desc",
"next_retry_at_asc","next_retry_at_desc"],default:"created_at_desc"}}},vt={type:"string",enum:["item","item_type","upload","build_trigger","environment","mainte\
nance_mode","sso_user","cda_cache_tags"]};function Jr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=Jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t=typeof s,r;if(r===void 0)if(t=="number"||t=="boole\
an")r=""+s;else if(s===null)r="";else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:vt.type,parentSchema:vt,data:s};e===
null?e=[a]:e.push(a),i++}r!==void 0&&(s=r,k!==void 0&&(k[g]=r))}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="mai\
ntenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vt.enum},schema:vt.enum,parentSchema:vt,
data:s};e===null?e=[t]:e.push(t),i++}return Jr.errors=e,i===0}Jr.evaluated={dynamicProps:!1,dynamicItems:!1};var At={type:"string",enum:["create","update","dele\
te","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function Xr(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Xr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t=typeof s,
r;if(r===void 0)if(t=="number"||t=="boolean")r=""+s;else if(s===null)r="";else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:At.
type,parentSchema:At,data:s};e===null?e=[a]:e.push(a),i++}r!==void 0&&(s=r,k!==void 0&&(k[g]=r))}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s===
"unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let t={instancePath:p,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:At.enum},schema:At.enum,parentSchema:At,data:s};e===null?e=[t]:e.push(t),i++}return Xr.errors=e,i===0}Xr.evaluated=
{dynamicProps:!1,dynamicItems:!1};var jt={type:"string",enum:["pending","success","failed","rescheduled"]};function et(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=et.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t=typeof s,
r;if(r===void 0)if(t=="number"||t=="boolean")r=""+s;else if(s===null)r="";else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:jt.
type,parentSchema:jt,data:s};e===null?e=[a]:e.push(a),i++}r!==void 0&&(s=r,k!==void 0&&(k[g]=r))}if(!(s==="pending"||s==="success"||s==="failed"||s==="reschedul\
ed")){let t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jt.enum},schema:jt.enum,parentSchema:jt,data:s};e===null?e=[t]:e.push(t),i++}
return et.errors=e,i===0}et.evaluated={dynamicProps:!1,dynamicItems:!1};function Ns(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===
void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30),s.order_by===void 0&&(s.order_by="created_at_desc");for(let o in s)if(!(o==="page\
[offset]"||o==="page[limit]"||o==="filter[ids]"||o==="filter[fields][webhook_id][eq]"||o==="filter[fields][entity_type][eq]"||o==="filter[fields][event_type][eq\
]"||o==="filter[fields][status][eq]"||o==="order_by")){let d={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:ae,data:s};e===null?e=[d]:e.push(d),i++}let t=s["page[offset]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o=typeof t,
d;if(d===void 0)if(o==="boolean"||t===null||o==="string"&&t&&t==+t&&!(t%1))d=+t;else{let l={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffse\
t%5D/type",keyword:"type",params:{type:"integer"},schema:ae.properties["page[offset]"].type,parentSchema:ae.properties["page[offset]"],data:t};e===null?e=[l]:e.
push(l),i++}d!==void 0&&(t=d,s!==void 0&&(s["page[offset]"]=d))}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:p+"/page[offset]",schemaPath:"\
#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ae.properties["page[offset]"],data:t};e===null?e=
[o]:e.push(o),i++}let r=s["page[limit]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o=typeof r,d;if(d===void 0)if(o==="boolean"||r===null||o===
"string"&&r&&r==+r&&!(r%1))d=+r;else{let l={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",params:{type:"integer"},
schema:ae.properties["page[limit]"].type,parentSchema:ae.properties["page[limit]"],data:r};e===null?e=[l]:e.push(l),i++}d!==void 0&&(r=d,s!==void 0&&(s["page[li\
mit]"]=d))}if(typeof r=="number"&&isFinite(r)){if(r>500||isNaN(r)){let o={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:ae.properties["page[limit]"],data:r};e===null?e=[o]:e.push(o),i++}if(r<1||isNaN(r)){let o={instancePath:p+
"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:ae.properties["page[li\
mit]"],data:r};e===null?e=[o]:e.push(o),i++}}if(s["filter[ids]"]!==void 0){let o=s["filter[ids]"];if(typeof o!="string"){let d=typeof o,l;if(l===void 0)if(d=="n\
umber"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{
type:"string"},schema:ae.properties["filter[ids]"].type,parentSchema:ae.properties["filter[ids]"],data:o};e===null?e=[u]:e.push(u),i++}l!==void 0&&(o=l,s!==void 0&&
(s["filter[ids]"]=l))}}if(s["filter[fields][webhook_id][eq]"]!==void 0){let o=s["filter[fields][webhook_id][eq]"];if(typeof o!="string"){let d=typeof o,l;if(l===
void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields][webhook_id][eq]",schemaPath:"#/properties/filter%5B\
fields%5D%5Bwebhook_id%5D%5Beq%5D/type",keyword:"type",params:{type:"string"},schema:ae.properties["filter[fields][webhook_id][eq]"].type,parentSchema:ae.properties["\
filter[fields][webhook_id][eq]"],data:o};e===null?e=[u]:e.push(u),i++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][webhook_id][eq]"]=l))}}s["filter[fields][e\
ntity_type][eq]"]!==void 0&&(Jr(s["filter[fields][entity_type][eq]"],{instancePath:p+"/filter[fields][entity_type][eq]",parentData:s,parentDataProperty:"filter[\
fields][entity_type][eq]",rootData:h,dynamicAnchors:y})||(e=e===null?Jr.errors:na(e,Jr.errors),i=e.length)),s["filter[fields][event_type][eq]"]!==void 0&&(Xr(s["\
filter[fields][event_type][eq]"],{instancePath:p+"/filter[fields][event_type][eq]",parentData:s,parentDataProperty:"filter[fields][event_type][eq]",rootData:h,dynamicAnchors:y})||
(e=e===null?Xr.errors:na(e,Xr.errors),i=e.length)),s["filter[fields][status][eq]"]!==void 0&&(et(s["filter[fields][status][eq]"],{instancePath:p+"/filter[fields\
][status][eq]",parentData:s,parentDataProperty:"filter[fields][status][eq]",rootData:h,dynamicAnchors:y})||(e=e===null?et.errors:na(e,et.errors),i=e.length));let a=s.
order_by;if(typeof a!="string"){let o=typeof a,d;if(d===void 0)if(o=="number"||o=="boolean")d=""+a;else if(a===null)d="";else{let l={instancePath:p+"/order_by",
schemaPath:"#/properties/order_by/type",keyword:"type",params:{type:"string"},schema:ae.properties.order_by.type,parentSchema:ae.properties.order_by,data:a};e===
null?e=[l]:e.push(l),i++}d!==void 0&&(a=d,s!==void 0&&(s.order_by=d))}if(!(a==="webhook_id_asc"||a==="webhook_id_desc"||a==="created_at_asc"||a==="created_at_de\
sc"||a==="last_sent_at_asc"||a==="last_sent_at_desc"||a==="next_retry_at_asc"||a==="next_retry_at_desc")){let o={instancePath:p+"/order_by",schemaPath:"#/proper\
ties/order_by/enum",keyword:"enum",params:{allowedValues:ae.properties.order_by.enum},schema:ae.properties.order_by.enum,parentSchema:ae.properties.order_by,data:a};
e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ae.type,parentSchema:ae,data:s};e===null?
e=[t]:e.push(t),i++}return Ns.errors=e,i===0}Ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Di=Es,ra={$id:"standin://flat/query/getWebhookCall",type:"\
object",additionalProperties:!1,properties:{}};function Es(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=Es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ra,data:s};e===null?e=[r]:e.push(r),i++}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ra.type,parentSchema:ra,data:s};e===null?e=[t]:e.push(t),i++}return Es.errors=
e,i===0}Es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ii=xs,ta={$id:"standin://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,
properties:{}};function xs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=xs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ta,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ta.type,parentSchema:ta,data:s};e===null?e=[t]:e.push(t),i++}return xs.errors=e,i===0}xs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ni=$s,sa={$id:"standin://flat/query/getUploadCollection",type:"object",additionalProperties:!1,properties:{}};function $s(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=$s.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},schema:!1,parentSchema:sa,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:sa.type,parentSchema:sa,data:s};e===null?e=[t]:e.push(t),i++}return $s.errors=e,i===0}$s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ei=Ts,aa={$id:"standin://flat/query/updateUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Ts(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:aa,data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:aa.type,
parentSchema:aa,data:s};e===null?e=[t]:e.push(t),i++}return Ts.errors=e,i===0}Ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xi=Os,ia={$id:"standin\
://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Os(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=Os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s))for(let t in s){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ia,
data:s};e===null?e=[r]:e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ia.type,parentSchema:ia,data:s};
e===null?e=[t]:e.push(t),i++}return Os.errors=e,i===0}Os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $i=Rs,pa={$id:"standin://flat/query/createUplo\
adCollection",type:"object",additionalProperties:!1,properties:{}};function Rs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Rs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:pa,data:s};e===null?e=[r]:
e.push(r),i++}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pa.type,parentSchema:pa,data:s};e===null?e=[t]:e.push(
t),i++}return Rs.errors=e,i===0}Rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ti=Ls,Dt={$id:"standin://flat/query/listUploadCollections",type:"obj\
ect",additionalProperties:!1,properties:{"filter[ids]":{type:"string"}}};function Ls(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(t!==
"filter[ids]"){let r={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Dt,
data:s};e===null?e=[r]:e.push(r),i++}if(s["filter[ids]"]!==void 0){let t=s["filter[ids]"];if(typeof t!="string"){let r=typeof t,a;if(a===void 0)if(r=="number"||
r=="boolean")a=""+t;else if(t===null)a="";else{let o={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"\
string"},schema:Dt.properties["filter[ids]"].type,parentSchema:Dt.properties["filter[ids]"],data:t};e===null?e=[o]:e.push(o),i++}a!==void 0&&(t=a,s!==void 0&&(s["\
filter[ids]"]=a))}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Dt.type,parentSchema:Dt,data:s};e===null?e=[t]:e.
push(t),i++}return Ls.errors=e,i===0}Ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oi=Fs,oa={$id:"standin://flat/query/getJobResult",type:"object",
additionalProperties:!1,properties:{}};function Fs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:h=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Fs.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:oa,data:s};e===null?e=[r]:e.push(r),i++}else{let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:oa.type,parentSchema:oa,data:s};e===null?e=[t]:e.push(t),i++}return Fs.errors=e,
i===0}Fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function na(s,p){for(let k of p)s.push(k);return s}var Ri={updateUpload:fi,getUpload:bi,deleteUpload:_i,
createUpload:Pi,listUploads:gi,createUploadRequest:ki,updateWebhook:wi,getWebhook:qi,deleteWebhook:Si,createWebhook:vi,listWebhooks:Ai,listWebhookCalls:ji,getWebhookCall:Di,
resendWebhookCall:Ii,getUploadCollection:Ni,updateUploadCollection:Ei,deleteUploadCollection:xi,createUploadCollection:$i,listUploadCollections:Ti,getJobResult:Oi};export{yi as bodies,Ri as queries};
