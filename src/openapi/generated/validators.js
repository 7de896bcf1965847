// Generated from openapi.yaml by `npm run generate`; not to be edited.
var Rs=(s,i)=>()=>{try{return i||s((i={exports:{}}).exports,i),i.exports}catch(g){throw i=0,g}};var Js=Rs(Ee=>{"use strict";Object.defineProperty(Ee,"__esModule",{value:!0});Ee.formatNames=Ee.fastFormats=Ee.fullFormats=void 0;function Ne(s,i){return{validate:s,
compare:i}}Ee.fullFormats={date:Ne(Ms,gs),time:Ne(_s(!0),ks),"date-time":Ne(Ws(!0),Bs),"iso-time":Ne(_s(),Ks),"iso-date-time":Ne(Ws(),Hs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:pa,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ma,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ia,int32:{type:"number",validate:la},int64:{type:"number",validate:da},float:{type:"\
number",validate:Zs},double:{type:"number",validate:Zs},password:!0,binary:!0};Ee.fastFormats={...Ee.fullFormats,date:Ne(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,gs),time:Ne(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ks),"date-time":Ne(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Bs),"iso-time":Ne(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ks),"iso-date-time":Ne(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Hs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ee.formatNames=Object.keys(Ee.fullFormats);function ea(s){return s%4===0&&(s%100!==0||s%400===0)}var ra=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,ta=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Ms(s){let i=ra.exec(s);if(!i)return!1;let g=+i[1],P=+i[2],h=+i[3];return P>=1&&P<=12&&h>=1&&h<=(P===2&&ea(g)?29:ta[P])}function gs(s,i){
if(s&&i)return s>i?1:s<i?-1:0}var bs=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function _s(s){return function(g){let P=bs.exec(g);if(!P)
return!1;let h=+P[1],f=+P[2],e=+P[3],p=P[4],n=P[5]==="-"?-1:1,t=+(P[6]||0),r=+(P[7]||0);if(t>23||r>59||s&&!p)return!1;if(h<=23&&f<=59&&e<60)return!0;let a=f-r*n,
o=h-t*n-(a<0?1:0);return(o===23||o===-1)&&(a===59||a===-1)&&e<61}}function ks(s,i){if(!(s&&i))return;let g=new Date("2020-01-01T"+s).valueOf(),P=new Date("2020-\
01-01T"+i).valueOf();if(g&&P)return g-P}function Ks(s,i){if(!(s&&i))return;let g=bs.exec(s),P=bs.exec(i);if(g&&P)return s=g[1]+g[2]+g[3],i=P[1]+P[2]+P[3],s>i?1:
s<i?-1:0}var Ps=/t|\s/i;function Ws(s){let i=_s(s);return function(P){let h=P.split(Ps);return h.length===2&&Ms(h[0])&&i(h[1])}}function Bs(s,i){if(!(s&&i))return;
let g=new Date(s).valueOf(),P=new Date(i).valueOf();if(g&&P)return g-P}function Hs(s,i){if(!(s&&i))return;let[g,P]=s.split(Ps),[h,f]=i.split(Ps),e=gs(g,h);if(e!==
void 0)return e||ks(P,f)}var sa=/\/|:/,aa=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function pa(s){return sa.test(s)&&aa.test(s)}var Os=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ia(s){return Os.lastIndex=0,Os.
test(s)}var oa=-(2**31),na=2**31-1;function la(s){return Number.isInteger(s)&&s<=na&&s>=oa}function da(s){return Number.isInteger(s)}function Zs(){return!0}var ua=/[^\\]\\Z/;
function ma(s){if(ua.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Gs=Rs(ws=>{"use strict";Object.defineProperty(ws,"__esModule",{value:!0});function Ys(s){let i=s.length,g=0,P=0,h;for(;P<i;)g++,h=s.charCodeAt(P++),h>=55296&&
h<=56319&&P<i&&(h=s.charCodeAt(P),(h&64512)===56320&&P++);return g}ws.default=Ys;Ys.code='require("ajv/dist/runtime/ucs2length").default'});var ot=tr,_={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","\
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
date-time"},updated_at:{type:["string","null"],format:"date-time"}}},se=Object.prototype.hasOwnProperty,$r=Js().fullFormats.uri,X=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
qs=new RegExp("^[0-9a-f]{32}$","u"),ee={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/FocalPoint"}}}},ne={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function je(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=je.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},schema:ne.required,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),p++}if(s.y===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},schema:ne.required,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="x"||
t==="y")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ne,data:s};
e===null?e=[r]:e.push(r),p++}if(s.x!==void 0){let t=s.x;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:i+"/x",schemaPath:"#/propertie\
s/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:ne.properties.x,data:t};e===null?e=[r]:e.push(r),p++}if(t<0||isNaN(t)){let r={
instancePath:i+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ne.properties.x,data:t};e===null?
e=[r]:e.push(r),p++}}else{let r={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:ne.properties.x.type,parentSchema:ne.
properties.x,data:t};e===null?e=[r]:e.push(r),p++}}if(s.y!==void 0){let t=s.y;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:i+"/y",schemaPath:"\
#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:ne.properties.y,data:t};e===null?e=[r]:e.push(r),p++}if(t<0||isNaN(
t)){let r={instancePath:i+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ne.properties.y,data:t};
e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:ne.properties.y.type,
parentSchema:ne.properties.y,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ne.
type,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),p++}return je.errors=e,p===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pr(s,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=pr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},schema:ee.required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),p++}if(s.alt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"alt"},schema:ee.required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),p++}if(s.custom_data===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_data"},schema:ee.required,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),p++}if(s.focal_point===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:ee.required,parentSchema:ee,data:s};e===null?
e=[r]:e.push(r),p++}for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ee,data:s};e===null?e=[a]:e.push(a),p++}if(s.title!==void 0){let r=s.title;if(typeof r!=
"string"&&r!==null){let a={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:ee.properties.title.type},schema:ee.properties.
title.type,parentSchema:ee.properties.title,data:r};e===null?e=[a]:e.push(a),p++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:i+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:ee.properties.alt.type},schema:ee.properties.alt.type,parentSchema:ee.properties.alt,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:i+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:ee.properties.custom_data.type,parentSchema:ee.properties.custom_data,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.focal_point!==void 0){let r=s.focal_point,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(l),p++}var t=u===p;if(p=a,
e!==null&&(a?e.length=a:e=null),!t){let l=p;je(r,{instancePath:i+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:f})||(e=
e===null?je.errors:v(e,je.errors),p=e.length);var t=l===p;o=t}if(!o){let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:ee.properties.focal_point.if,parentSchema:ee.properties.focal_point,data:r};e===null?e=[l]:e.push(l),p++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ee.type,parentSchema:ee,data:s};e===null?e=[r]:e.push(r),p++}return pr.errors=e,p===0}pr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var M={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",enum:["access_tok\
en","sso_user","account","user","organization"]},id:{type:"string"}}};function De(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=De.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:M.required,parentSchema:M,data:s};e===null?e=[t]:e.push(
t),p++}if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:M.required,parentSchema:M,data:s};
e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:M,data:s};e===null?e=[r]:e.push(r),p++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:M.properties.type.type,parentSchema:M.properties.type,data:t};e===null?
e=[r]:e.push(r),p++}if(!(t==="access_token"||t==="sso_user"||t==="account"||t==="user"||t==="organization")){let r={instancePath:i+"/type",schemaPath:"#/propert\
ies/type/enum",keyword:"enum",params:{allowedValues:M.properties.type.enum},schema:M.properties.type.enum,parentSchema:M.properties.type,data:t};e===null?e=[r]:
e.push(r),p++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"st\
ring"},schema:M.properties.id.type,parentSchema:M.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},schema:M.type,parentSchema:M,data:s};e===null?e=[t]:e.push(t),p++}return De.errors=e,p===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Y={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function K(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=K.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:Y.required,parentSchema:Y,data:s};e===null?e=[t]:e.push(t),p++}if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:Y.required,parentSchema:Y,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),p++}if(s.
type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Y.
properties.type.type,parentSchema:Y.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="upload_collection"){let r={instancePath:i+"/type",schemaPath:"#\
/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:Y.properties.type,data:t};e===null?e=[
r]:e.push(r),p++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:Y.properties.id.type,parentSchema:Y.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Y.type,parentSchema:Y,data:s};e===null?e=[t]:e.push(t),p++}return K.errors=e,p===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function tr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=tr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.path===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}
if(s.basename===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"basename"},schema:_.required,parentSchema:_,data:s};
e===null?e=[r]:e.push(r),p++}if(s.filename===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},schema:_.
required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.format===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"format"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.mime_type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"mime_type"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.size===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"size"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}
if(s.md5===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"md5"},schema:_.required,parentSchema:_,data:s};e===
null?e=[r]:e.push(r),p++}if(s.width===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},schema:_.required,
parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.height===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.is_image===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"is_image"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.author===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"author"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.copyright===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"copyright"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.
push(r),p++}if(s.notes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},schema:_.required,parentSchema:_,
data:s};e===null?e=[r]:e.push(r),p++}if(s.tags===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},schema:_.
required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.default_field_metadata===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"default_field_metadata"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.creator===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"creator"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.upload_collection===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:_.required,parentSchema:_,data:s};e===
null?e=[r]:e.push(r),p++}if(s.duration===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"duration"},schema:_.required,
parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.frame_rate===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
frame_rate"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.blurhash===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"blurhash"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.thumbhash===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.mux_playback_id===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:_.required,parentSchema:_,data:s};e===
null?e=[r]:e.push(r),p++}if(s.mux_mp4_highest_res===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_mp4_hi\
ghest_res"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.smart_tags===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"smart_tags"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.exif_info===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"exif_info"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.colors===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},schema:_.required,parentSchema:_,data:s};e===null?e=[
r]:e.push(r),p++}if(s.created_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:_.required,
parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}if(s.updated_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updated_at"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!se.call(_.properties,r)){let a={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:_,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:_.properties.id.type,
parentSchema:_.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:_.properties.type.type,parentSchema:_.properties.type,data:r};e===null?e=[a]:e.push(a),p++}
if(r!=="upload"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:_.
properties.type,data:r};e===null?e=[a]:e.push(a),p++}}if(s.path!==void 0){let r=s.path;if(typeof r!="string"){let a={instancePath:i+"/path",schemaPath:"#/proper\
ties/path/type",keyword:"type",params:{type:"string"},schema:_.properties.path.type,parentSchema:_.properties.path,data:r};e===null?e=[a]:e.push(a),p++}}if(s.basename!==
void 0){let r=s.basename;if(typeof r!="string"){let a={instancePath:i+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},
schema:_.properties.basename.type,parentSchema:_.properties.basename,data:r};e===null?e=[a]:e.push(a),p++}}if(s.filename!==void 0){let r=s.filename;if(typeof r!=
"string"){let a={instancePath:i+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},schema:_.properties.filename.type,parentSchema:_.
properties.filename,data:r};e===null?e=[a]:e.push(a),p++}}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!$r(r)){let a={instancePath:i+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:_.properties.url,data:r};e===null?e=[a]:e.push(a),p++}}else{let a={instancePath:i+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:_.properties.url.type,parentSchema:_.properties.url,data:r};e===null?e=[a]:
e.push(a),p++}}if(s.format!==void 0){let r=s.format;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"\
type",params:{type:_.properties.format.type},schema:_.properties.format.type,parentSchema:_.properties.format,data:r};e===null?e=[a]:e.push(a),p++}}if(s.mime_type!==
void 0){let r=s.mime_type;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"type",params:{type:_.
properties.mime_type.type},schema:_.properties.mime_type.type,parentSchema:_.properties.mime_type,data:r};e===null?e=[a]:e.push(a),p++}}if(s.size!==void 0){let r=s.
size;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"in\
teger"},schema:_.properties.size.type,parentSchema:_.properties.size,data:r};e===null?e=[a]:e.push(a),p++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={
instancePath:i+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:_.properties.size,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.md5!==void 0){let r=s.md5;if(typeof r=="string"){if(!qs.test(r)){let a={instancePath:i+"/md5",schemaPath:"#/properties/md5/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:_.properties.md5,data:r};e===null?e=[a]:e.push(a),p++}}else{let a={
instancePath:i+"/md5",schemaPath:"#/properties/md5/type",keyword:"type",params:{type:"string"},schema:_.properties.md5.type,parentSchema:_.properties.md5,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.width!==void 0){let r=s.width;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:i+"/wid\
th",schemaPath:"#/properties/width/type",keyword:"type",params:{type:_.properties.width.type},schema:_.properties.width.type,parentSchema:_.properties.width,data:r};
e===null?e=[a]:e.push(a),p++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/width",schemaPath:"#/properties/width/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:_.properties.width,data:r};e===null?e=[a]:e.push(a),p++}}if(s.height!==void 0){let r=s.height;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let a={instancePath:i+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:_.properties.
height.type},schema:_.properties.height.type,parentSchema:_.properties.height,data:r};e===null?e=[a]:e.push(a),p++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let a={instancePath:i+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:_.properties.
height,data:r};e===null?e=[a]:e.push(a),p++}}if(s.is_image!==void 0){let r=s.is_image;if(typeof r!="boolean"){let a={instancePath:i+"/is_image",schemaPath:"#/pr\
operties/is_image/type",keyword:"type",params:{type:"boolean"},schema:_.properties.is_image.type,parentSchema:_.properties.is_image,data:r};e===null?e=[a]:e.push(
a),p++}}if(s.author!==void 0){let r=s.author;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/author",schemaPath:"#/properties/author/type",keyword:"typ\
e",params:{type:_.properties.author.type},schema:_.properties.author.type,parentSchema:_.properties.author,data:r};e===null?e=[a]:e.push(a),p++}}if(s.copyright!==
void 0){let r=s.copyright;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:_.
properties.copyright.type},schema:_.properties.copyright.type,parentSchema:_.properties.copyright,data:r};e===null?e=[a]:e.push(a),p++}}if(s.notes!==void 0){let r=s.
notes;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:_.properties.notes.type},
schema:_.properties.notes.type,parentSchema:_.properties.notes,data:r};e===null?e=[a]:e.push(a),p++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let a=r.
length;for(let o=0;o<a;o++){let u=r[o];if(typeof u!="string"){let l={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},schema:_.properties.tags.items.type,parentSchema:_.properties.tags.items,data:u};e===null?e=[l]:e.push(l),p++}}}else{let a={instancePath:i+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:_.properties.tags.type,parentSchema:_.properties.tags,data:r};e===null?e=[a]:e.push(
a),p++}}if(s.default_field_metadata!==void 0){let r=s.default_field_metadata;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r)pr(r[a],{instancePath:i+
"/default_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?pr.errors:v(e,pr.
errors),p=e.length);else{let a={instancePath:i+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},schema:_.properties.default_field_metadata.type,parentSchema:_.properties.default_field_metadata,data:r};e===null?e=[a]:e.push(a),p++}}if(s.creator!==void 0&&
(De(s.creator,{instancePath:i+"/creator",parentData:s,parentDataProperty:"creator",rootData:h,dynamicAnchors:f})||(e=e===null?De.errors:v(e,De.errors),p=e.length)),
s.upload_collection!==void 0){let r=s.upload_collection,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(l),p++}var t=u===p;if(p=a,e!==null&&(a?e.length=
a:e=null),!t){let l=p;K(r,{instancePath:i+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:h,dynamicAnchors:f})||(e=e===null?K.
errors:v(e,K.errors),p=e.length);var t=l===p;o=t}if(!o){let l={instancePath:i+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{
failingKeyword:"else"},schema:_.properties.upload_collection.if,parentSchema:_.properties.upload_collection,data:r};e===null?e=[l]:e.push(l),p++}}if(s.duration!==
void 0){let r=s.duration;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let a={instancePath:i+"/duration",schemaPath:"#/properties/duration/type",keyword:"typ\
e",params:{type:_.properties.duration.type},schema:_.properties.duration.type,parentSchema:_.properties.duration,data:r};e===null?e=[a]:e.push(a),p++}}if(s.frame_rate!==
void 0){let r=s.frame_rate;if(!(typeof r=="number"&&isFinite(r))&&r!==null){let a={instancePath:i+"/frame_rate",schemaPath:"#/properties/frame_rate/type",keyword:"\
type",params:{type:_.properties.frame_rate.type},schema:_.properties.frame_rate.type,parentSchema:_.properties.frame_rate,data:r};e===null?e=[a]:e.push(a),p++}}
if(s.blurhash!==void 0){let r=s.blurhash;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/blurhash",schemaPath:"#/properties/blurhash/type",keyword:"typ\
e",params:{type:_.properties.blurhash.type},schema:_.properties.blurhash.type,parentSchema:_.properties.blurhash,data:r};e===null?e=[a]:e.push(a),p++}}if(s.thumbhash!==
void 0){let r=s.thumbhash;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/thumbhash",schemaPath:"#/properties/thumbhash/type",keyword:"type",params:{type:_.
properties.thumbhash.type},schema:_.properties.thumbhash.type,parentSchema:_.properties.thumbhash,data:r};e===null?e=[a]:e.push(a),p++}}if(s.mux_playback_id!==void 0){
let r=s.mux_playback_id;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/mux_playback_id",schemaPath:"#/properties/mux_playback_id/type",keyword:"type",
params:{type:_.properties.mux_playback_id.type},schema:_.properties.mux_playback_id.type,parentSchema:_.properties.mux_playback_id,data:r};e===null?e=[a]:e.push(
a),p++}}if(s.mux_mp4_highest_res!==void 0){let r=s.mux_mp4_highest_res;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/mux_mp4_highest_res",schemaPath:"\
#/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:_.properties.mux_mp4_highest_res.type},schema:_.properties.mux_mp4_highest_res.type,parentSchema:_.
properties.mux_mp4_highest_res,data:r};e===null?e=[a]:e.push(a),p++}if(!(r==="high"||r==="medium"||r==="low"||r===null)){let a={instancePath:i+"/mux_mp4_highest\
_res",schemaPath:"#/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:_.properties.mux_mp4_highest_res.enum},schema:_.properties.mux_mp4_highest_res.
enum,parentSchema:_.properties.mux_mp4_highest_res,data:r};e===null?e=[a]:e.push(a),p++}}if(s.smart_tags!==void 0){let r=s.smart_tags;if(Array.isArray(r)){let a=r.
length;for(let o=0;o<a;o++){let u=r[o];if(typeof u!="string"){let l={instancePath:i+"/smart_tags/"+o,schemaPath:"#/properties/smart_tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:_.properties.smart_tags.items.type,parentSchema:_.properties.smart_tags.items,data:u};e===null?e=[l]:e.push(l),p++}}}else{let a={
instancePath:i+"/smart_tags",schemaPath:"#/properties/smart_tags/type",keyword:"type",params:{type:"array"},schema:_.properties.smart_tags.type,parentSchema:_.properties.
smart_tags,data:r};e===null?e=[a]:e.push(a),p++}}if(s.exif_info!==void 0){let r=s.exif_info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:i+
"/exif_info",schemaPath:"#/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:_.properties.exif_info.type,parentSchema:_.properties.exif_info,
data:r};e===null?e=[a]:e.push(a),p++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++){let u=r[o];if(u&&typeof u=="\
object"&&!Array.isArray(u)){if(u.red===void 0){let l={instancePath:i+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
red"},schema:_.properties.colors.items.required,parentSchema:_.properties.colors.items,data:u};e===null?e=[l]:e.push(l),p++}if(u.green===void 0){let l={instancePath:i+
"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:_.properties.colors.items.required,parentSchema:_.
properties.colors.items,data:u};e===null?e=[l]:e.push(l),p++}if(u.blue===void 0){let l={instancePath:i+"/colors/"+o,schemaPath:"#/properties/colors/items/requir\
ed",keyword:"required",params:{missingProperty:"blue"},schema:_.properties.colors.items.required,parentSchema:_.properties.colors.items,data:u};e===null?e=[l]:e.
push(l),p++}if(u.alpha===void 0){let l={instancePath:i+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
alpha"},schema:_.properties.colors.items.required,parentSchema:_.properties.colors.items,data:u};e===null?e=[l]:e.push(l),p++}for(let l in u)if(!(l==="red"||l===
"green"||l==="blue"||l==="alpha")){let d={instancePath:i+"/colors/"+o,schemaPath:"#/properties/colors/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:l},schema:!1,parentSchema:_.properties.colors.items,data:u};e===null?e=[d]:e.push(d),p++}if(u.red!==void 0){let l=u.red;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:i+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/type",keyword:"type",params:{
type:"integer"},schema:_.properties.colors.items.properties.red.type,parentSchema:_.properties.colors.items.properties.red,data:l};e===null?e=[d]:e.push(d),p++}
if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let d={instancePath:i+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/maximum",
keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:_.properties.colors.items.properties.red,data:l};e===null?e=[d]:e.push(d),p++}if(l<
0||isNaN(l)){let d={instancePath:i+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:_.properties.colors.items.properties.red,data:l};e===null?e=[d]:e.push(d),p++}}}if(u.green!==void 0){let l=u.green;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:i+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/type",keyword:"type",params:{
type:"integer"},schema:_.properties.colors.items.properties.green.type,parentSchema:_.properties.colors.items.properties.green,data:l};e===null?e=[d]:e.push(d),
p++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let d={instancePath:i+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:_.properties.colors.items.properties.green,data:l};e===null?e=[d]:e.push(d),
p++}if(l<0||isNaN(l)){let d={instancePath:i+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:_.properties.colors.items.properties.green,data:l};e===null?e=[d]:e.push(d),p++}}}if(u.blue!==void 0){let l=u.blue;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:i+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/type",keyword:"type",
params:{type:"integer"},schema:_.properties.colors.items.properties.blue.type,parentSchema:_.properties.colors.items.properties.blue,data:l};e===null?e=[d]:e.push(
d),p++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let d={instancePath:i+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:_.properties.colors.items.properties.blue,data:l};e===null?e=[d]:e.push(d),
p++}if(l<0||isNaN(l)){let d={instancePath:i+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:_.properties.colors.items.properties.blue,data:l};e===null?e=[d]:e.push(d),p++}}}if(u.alpha!==void 0){let l=u.alpha;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:i+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/type",keyword:"typ\
e",params:{type:"integer"},schema:_.properties.colors.items.properties.alpha.type,parentSchema:_.properties.colors.items.properties.alpha,data:l};e===null?e=[d]:
e.push(d),p++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let d={instancePath:i+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properti\
es/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:_.properties.colors.items.properties.alpha,data:l};e===null?e=[d]:
e.push(d),p++}if(l<0||isNaN(l)){let d={instancePath:i+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:_.properties.colors.items.properties.alpha,data:l};e===null?e=[d]:e.push(d),p++}}}}else{let l={instancePath:i+"/c\
olors/"+o,schemaPath:"#/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:_.properties.colors.items.type,parentSchema:_.properties.colors.
items,data:u};e===null?e=[l]:e.push(l),p++}}}else{let a={instancePath:i+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},schema:_.
properties.colors.type,parentSchema:_.properties.colors,data:r};e===null?e=[a]:e.push(a),p++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r!="string"&&
r!==null){let a={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:_.properties.created_at.type},schema:_.properties.
created_at.type,parentSchema:_.properties.created_at,data:r};e===null?e=[a]:e.push(a),p++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:i+"/created_at",
schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:_.properties.created_at,data:r};e===null?
e=[a]:e.push(a),p++}}if(s.updated_at!==void 0){let r=s.updated_at;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/updated_at",schemaPath:"#/properties/\
updated_at/type",keyword:"type",params:{type:_.properties.updated_at.type},schema:_.properties.updated_at.type,parentSchema:_.properties.updated_at,data:r};e===
null?e=[a]:e.push(a),p++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{
format:"date-time"},schema:"date-time",parentSchema:_.properties.updated_at,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:_.type,parentSchema:_,data:s};e===null?e=[r]:e.push(r),p++}return tr.errors=e,p===0}tr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Qs=ht,we={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function ht(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ht.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:we.required,parentSchema:we,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:we.required,parentSchema:we,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:we,data:s};e===null?e=[r]:e.push(r),p++}
if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:we.
properties.id.type,parentSchema:we.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:we.properties.type.type,parentSchema:we.properties.type,data:t};e===null?
e=[r]:e.push(r),p++}if(t!=="job"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},schema:"job",parentSchema:we.
properties.type,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,
data:s};e===null?e=[t]:e.push(t),p++}return ht.errors=e,p===0}ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var q=yt,L={type:"object",additionalProperties:!1,
required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"uri"},title:{type:"string"},status:{type:"integer",minimum:400,
maximum:599},detail:{type:"string"},code:{type:"string"},errors:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Violation"}}}},Pe={type:"object",additionalProperties:!1,
required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ViolationCode"},detail:{type:"string"}}},Fr={
type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILENAME","VALIDATION_FORMAT","VALIDATION_HEADER","VALIDATION_ID","VALIDATION_INVALID","VAL\
IDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE","VALIDATION_REFERENCE","VALIDATION_REQUIRED","VALIDATION_TEMPLATE","VALIDATION_TYPE","V\
ALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VALIDATION_URL"]};function ir(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Fr.type,parentSchema:Fr,data:s};e===null?e=[t]:e.push(t),p++}if(!(s==="VALIDATION_ENUM"||s==="V\
ALIDATION_EVENT"||s==="VALIDATION_FILENAME"||s==="VALIDATION_FORMAT"||s==="VALIDATION_HEADER"||s==="VALIDATION_ID"||s==="VALIDATION_INVALID"||s==="VALIDATION_LE\
NGTH"||s==="VALIDATION_LOCALE"||s==="VALIDATION_PATH"||s==="VALIDATION_RANGE"||s==="VALIDATION_REFERENCE"||s==="VALIDATION_REQUIRED"||s==="VALIDATION_TEMPLATE"||
s==="VALIDATION_TYPE"||s==="VALIDATION_UNDOCUMENTED"||s==="VALIDATION_UNIQUENESS"||s==="VALIDATION_UNKNOWN"||s==="VALIDATION_URL")){let t={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Fr.enum},schema:Fr.enum,parentSchema:Fr,data:s};e===null?e=[t]:e.push(t),p++}return ir.errors=e,p===0}ir.evaluated=
{dynamicProps:!1,dynamicItems:!1};function or(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=or.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.pointer===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pointer"},schema:Pe.required,parentSchema:Pe,data:s};e===null?e=[t]:e.push(t),p++}if(s.code===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},schema:Pe.required,parentSchema:Pe,data:s};e===null?e=[t]:e.push(t),p++}
if(s.detail===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},schema:Pe.required,parentSchema:Pe,data:s};
e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="pointer"||t==="code"||t==="detail")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Pe,data:s};e===null?e=[r]:e.push(r),p++}if(s.pointer!==void 0){let t=s.pointer;if(typeof t!=
"string"){let r={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},schema:Pe.properties.pointer.type,parentSchema:Pe.
properties.pointer,data:t};e===null?e=[r]:e.push(r),p++}}if(s.code!==void 0&&(ir(s.code,{instancePath:i+"/code",parentData:s,parentDataProperty:"code",rootData:h,
dynamicAnchors:f})||(e=e===null?ir.errors:v(e,ir.errors),p=e.length)),s.detail!==void 0){let t=s.detail;if(typeof t!="string"){let r={instancePath:i+"/detail",schemaPath:"\
#/properties/detail/type",keyword:"type",params:{type:"string"},schema:Pe.properties.detail.type,parentSchema:Pe.properties.detail,data:t};e===null?e=[r]:e.push(
r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pe.type,parentSchema:Pe,data:s};e===null?e=[t]:e.push(t),p++}
return or.errors=e,p===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=yt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:L.required,parentSchema:L,data:s};
e===null?e=[t]:e.push(t),p++}if(s.title===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},schema:L.required,
parentSchema:L,data:s};e===null?e=[t]:e.push(t),p++}if(s.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},schema:L.required,parentSchema:L,data:s};e===null?e=[t]:e.push(t),p++}if(s.detail===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"detail"},schema:L.required,parentSchema:L,data:s};e===null?e=[t]:e.push(t),p++}if(s.code===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"code"},schema:L.required,parentSchema:L,data:s};e===null?e=[t]:e.push(t),p++}if(s.errors===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},schema:L.required,parentSchema:L,data:s};e===null?e=[t]:e.push(t),p++}
for(let t in s)if(!(t==="type"||t==="title"||t==="status"||t==="detail"||t==="code"||t==="errors")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:L,data:s};e===null?e=[r]:e.push(r),p++}if(s.type!==void 0){let t=s.type;if(typeof t==
"string"){if(!$r(t)){let r={instancePath:i+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:L.properties.
type,data:t};e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:L.
properties.type.type,parentSchema:L.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.title!==void 0){let t=s.title;if(typeof t!="string"){let r={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:L.properties.title.type,parentSchema:L.properties.title,data:t};e===null?
e=[r]:e.push(r),p++}}if(s.status!==void 0){let t=s.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},schema:L.properties.status.type,parentSchema:L.properties.status,data:t};e===null?e=[r]:e.push(
r),p++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let r={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{
comparison:"<=",limit:599},schema:599,parentSchema:L.properties.status,data:t};e===null?e=[r]:e.push(r),p++}if(t<400||isNaN(t)){let r={instancePath:i+"/status",
schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:L.properties.status,data:t};e===null?e=[r]:
e.push(r),p++}}}if(s.detail!==void 0){let t=s.detail;if(typeof t!="string"){let r={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},schema:L.properties.detail.type,parentSchema:L.properties.detail,data:t};e===null?e=[r]:e.push(r),p++}}if(s.code!==void 0){let t=s.code;if(typeof t!=
"string"){let r={instancePath:i+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},schema:L.properties.code.type,parentSchema:L.properties.
code,data:t};e===null?e=[r]:e.push(r),p++}}if(s.errors!==void 0){let t=s.errors;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)or(t[a],{instancePath:i+
"/errors/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?or.errors:v(e,or.errors),p=e.length)}else{let r={instancePath:i+"/erro\
rs",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},schema:L.properties.errors.type,parentSchema:L.properties.errors,data:t};e===null?
e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:L.type,parentSchema:L,data:s};e===null?e=[t]:e.
push(t),p++}return yt.errors=e,p===0}yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ca=ft,H={type:"object",additionalProperties:!1,properties:{path:{
type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{
type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://\
flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}},B={type:"object",additionalProperties:!1,
properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{
$ref:"standin://flat/schemas#/$defs/FocalPoint"}}}};function Ze(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,
p=0,n=Ze.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||
r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:B,data:s};e===null?e=[a]:e.push(a),p++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/title",
schemaPath:"#/properties/title/type",keyword:"type",params:{type:B.properties.title.type},schema:B.properties.title.type,parentSchema:B.properties.title,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/alt",schemaPath:"#/properties/alt/type",keyword:"\
type",params:{type:B.properties.alt.type},schema:B.properties.alt.type,parentSchema:B.properties.alt,data:r};e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){
let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:i+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"typ\
e",params:{type:"object"},schema:B.properties.custom_data.type,parentSchema:B.properties.custom_data,data:r};e===null?e=[a]:e.push(a),p++}}if(s.focal_point!==void 0){
let r=s.focal_point,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(l),p++}var t=u===p;if(p=a,e!==null&&(a?e.length=a:e=null),!t){let l=p;je(r,{instancePath:i+
"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:f})||(e=e===null?je.errors:v(e,je.errors),p=e.length);var t=l===p;o=t}if(!o){
let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:B.properties.focal_point.if,parentSchema:B.
properties.focal_point,data:r};e===null?e=[l]:e.push(l),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:B.type,
parentSchema:B,data:s};e===null?e=[r]:e.push(r),p++}return Ze.errors=e,p===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ft(s,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ft.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!se.call(H.properties,r)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:H,data:s};e===null?e=[a]:e.push(a),p++}if(s.path!==void 0){let r=s.path;if(typeof r!=
"string"){let a={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:H.properties.path.type,parentSchema:H.properties.
path,data:r};e===null?e=[a]:e.push(a),p++}}if(s.basename!==void 0){let r=s.basename;if(typeof r!="string"){let a={instancePath:i+"/basename",schemaPath:"#/prope\
rties/basename/type",keyword:"type",params:{type:"string"},schema:H.properties.basename.type,parentSchema:H.properties.basename,data:r};e===null?e=[a]:e.push(a),
p++}}if(s.copyright!==void 0){let r=s.copyright;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"\
type",params:{type:H.properties.copyright.type},schema:H.properties.copyright.type,parentSchema:H.properties.copyright,data:r};e===null?e=[a]:e.push(a),p++}}if(s.
author!==void 0){let r=s.author;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:H.
properties.author.type},schema:H.properties.author.type,parentSchema:H.properties.author,data:r};e===null?e=[a]:e.push(a),p++}}if(s.notes!==void 0){let r=s.notes;
if(typeof r!="string"&&r!==null){let a={instancePath:i+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:H.properties.notes.type},schema:H.
properties.notes.type,parentSchema:H.properties.notes,data:r};e===null?e=[a]:e.push(a),p++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let a=r.length;
for(let o=0;o<a;o++){let u=r[o];if(typeof u!="string"){let l={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"s\
tring"},schema:H.properties.tags.items.type,parentSchema:H.properties.tags.items,data:u};e===null?e=[l]:e.push(l),p++}}}else{let a={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},schema:H.properties.tags.type,parentSchema:H.properties.tags,data:r};e===null?e=[a]:e.push(a),p++}}
if(s.default_field_metadata!==void 0){let r=s.default_field_metadata;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r)Ze(r[a],{instancePath:i+"/defaul\
t_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?Ze.errors:v(e,Ze.errors),
p=e.length);else{let a={instancePath:i+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:H.
properties.default_field_metadata.type,parentSchema:H.properties.default_field_metadata,data:r};e===null?e=[a]:e.push(a),p++}}if(s.creator!==void 0&&(De(s.creator,
{instancePath:i+"/creator",parentData:s,parentDataProperty:"creator",rootData:h,dynamicAnchors:f})||(e=e===null?De.errors:v(e,De.errors),p=e.length)),s.upload_collection!==
void 0){let r=s.upload_collection,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(l),p++}var t=u===p;if(p=a,e!==null&&(a?e.length=a:e=null),!t){let l=p;
K(r,{instancePath:i+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:h,dynamicAnchors:f})||(e=e===null?K.errors:v(e,K.errors),p=
e.length);var t=l===p;o=t}if(!o){let l={instancePath:i+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"\
else"},schema:H.properties.upload_collection.if,parentSchema:H.properties.upload_collection,data:r};e===null?e=[l]:e.push(l),p++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:H.type,parentSchema:H,data:s};e===null?e=[r]:e.push(r),p++}return ft.errors=e,p===0}ft.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ha=bt,R={type:"object",additionalProperties:!1,required:["path"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},
path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"arra\
y",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"\
standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}},Yt=new RegExp(
"^[A-Za-z0-9_-]{22}$","u");function bt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=bt.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"path"},schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!se.call(
R.properties,r)){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:R,
data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!Yt.test(r)){let a={instancePath:i+"/id",schemaPath:"#/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:R.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}else{
let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:R.properties.id.type,parentSchema:R.properties.id,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.path!==void 0){let r=s.path;if(typeof r!="string"){let a={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"string"},schema:R.properties.path.type,parentSchema:R.properties.path,data:r};e===null?e=[a]:e.push(a),p++}}if(s.basename!==void 0){let r=s.
basename;if(typeof r!="string"){let a={instancePath:i+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},schema:R.properties.
basename.type,parentSchema:R.properties.basename,data:r};e===null?e=[a]:e.push(a),p++}}if(s.copyright!==void 0){let r=s.copyright;if(typeof r!="string"&&r!==null){
let a={instancePath:i+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:R.properties.copyright.type},schema:R.properties.copyright.
type,parentSchema:R.properties.copyright,data:r};e===null?e=[a]:e.push(a),p++}}if(s.author!==void 0){let r=s.author;if(typeof r!="string"&&r!==null){let a={instancePath:i+
"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:R.properties.author.type},schema:R.properties.author.type,parentSchema:R.properties.
author,data:r};e===null?e=[a]:e.push(a),p++}}if(s.notes!==void 0){let r=s.notes;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/notes",schemaPath:"#/pr\
operties/notes/type",keyword:"type",params:{type:R.properties.notes.type},schema:R.properties.notes.type,parentSchema:R.properties.notes,data:r};e===null?e=[a]:
e.push(a),p++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++){let u=r[o];if(typeof u!="string"){let l={instancePath:i+
"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:R.properties.tags.items.type,parentSchema:R.properties.tags.items,
data:u};e===null?e=[l]:e.push(l),p++}}}else{let a={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:R.properties.
tags.type,parentSchema:R.properties.tags,data:r};e===null?e=[a]:e.push(a),p++}}if(s.default_field_metadata!==void 0){let r=s.default_field_metadata;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let a in r)Ze(r[a],{instancePath:i+"/default_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,
rootData:h,dynamicAnchors:f})||(e=e===null?Ze.errors:v(e,Ze.errors),p=e.length);else{let a={instancePath:i+"/default_field_metadata",schemaPath:"#/properties/de\
fault_field_metadata/type",keyword:"type",params:{type:"object"},schema:R.properties.default_field_metadata.type,parentSchema:R.properties.default_field_metadata,
data:r};e===null?e=[a]:e.push(a),p++}}if(s.creator!==void 0&&(De(s.creator,{instancePath:i+"/creator",parentData:s,parentDataProperty:"creator",rootData:h,dynamicAnchors:f})||
(e=e===null?De.errors:v(e,De.errors),p=e.length)),s.upload_collection!==void 0){let r=s.upload_collection,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(
l),p++}var t=u===p;if(p=a,e!==null&&(a?e.length=a:e=null),!t){let l=p;K(r,{instancePath:i+"/upload_collection",parentData:s,parentDataProperty:"upload_collectio\
n",rootData:h,dynamicAnchors:f})||(e=e===null?K.errors:v(e,K.errors),p=e.length);var t=l===p;o=t}if(!o){let l={instancePath:i+"/upload_collection",schemaPath:"#\
/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:R.properties.upload_collection.if,parentSchema:R.properties.upload_collection,
data:r};e===null?e=[l]:e.push(l),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:R.type,parentSchema:R,data:s};
e===null?e=[r]:e.push(r),p++}return bt.errors=e,p===0}bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ya=_t,Fe={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},
Xe={type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{type:"integer",minimum:0}}};function ue(s,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tota\
l_count"},schema:Xe.required,parentSchema:Xe,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="total_count"){let r={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Xe,data:s};e===null?e=[r]:e.push(r),p++}if(s.total_count!==
void 0){let t=s.total_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/total_count",schemaPath:"#/properties/total_count/\
type",keyword:"type",params:{type:"integer"},schema:Xe.properties.total_count.type,parentSchema:Xe.properties.total_count,data:t};e===null?e=[r]:e.push(r),p++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/total_count",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:Xe.properties.total_count,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:Xe.type,parentSchema:Xe,data:s};e===null?e=[t]:e.push(t),p++}return ue.errors=e,p===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function _t(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=_t.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:Fe.required,parentSchema:Fe,data:s};e===null?e=[t]:e.push(t),p++}if(s.meta===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:Fe.required,parentSchema:Fe,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="\
data"||t==="meta")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Fe,
data:s};e===null?e=[r]:e.push(r),p++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)tr(t[a],{instancePath:i+"/data/"+a,
parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?tr.errors:v(e,tr.errors),p=e.length)}else{let r={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:Fe.properties.data.type,parentSchema:Fe.properties.data,data:t};e===null?e=[r]:e.push(r),p++}}
s.meta!==void 0&&(ue(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:f})||(e=e===null?ue.errors:v(e,ue.errors),p=
e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Fe.type,parentSchema:Fe,data:s};e===null?e=[t]:e.push(t),
p++}return _t.errors=e,p===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fa=Pt,Q={type:"object",additionalProperties:!1,required:["id","type","u\
rl","request_headers"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},url:{type:"string",format:"uri"},request_headers:{type:"object",
additionalProperties:{type:"string"}}}};function Pt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=Pt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Q.required,parentSchema:Q,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Q.required,parentSchema:Q,data:s};e===null?e=[t]:e.push(
t),p++}if(s.url===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},schema:Q.required,parentSchema:Q,data:s};
e===null?e=[t]:e.push(t),p++}if(s.request_headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_he\
aders"},schema:Q.required,parentSchema:Q,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="url"||t==="request_headers")){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Q,data:s};e===null?e=[r]:
e.push(r),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:Q.properties.id.type,parentSchema:Q.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={
instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Q.properties.type.type,parentSchema:Q.properties.type,data:t};
e===null?e=[r]:e.push(r),p++}if(t!=="upload_request"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"u\
pload_request"},schema:"upload_request",parentSchema:Q.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.url!==void 0){let t=s.url;if(typeof t=="string"){
if(!$r(t)){let r={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:Q.properties.url,data:t};
e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:Q.properties.url.
type,parentSchema:Q.properties.url,data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.
isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pr\
operties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:Q.properties.request_headers.additionalProperties.type,parentSchema:Q.
properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let r={instancePath:i+"/request_headers",schemaPath:"#/properties/req\
uest_headers/type",keyword:"type",params:{type:"object"},schema:Q.properties.request_headers.type,parentSchema:Q.properties.request_headers,data:t};e===null?e=[
r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Q.type,parentSchema:Q,data:s};e===null?e=[t]:e.push(
t),p++}return Pt.errors=e,p===0}Pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ba=gt,Ur={type:"object",additionalProperties:!1,properties:{filename:{
type:"string"}}};function gt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=gt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(t!=="filename"){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ur,data:s};e===null?e=[r]:e.push(r),p++}if(s.filename!==
void 0){let t=s.filename;if(typeof t!="string"){let r={instancePath:i+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},
schema:Ur.properties.filename.type,parentSchema:Ur.properties.filename,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ur.type,parentSchema:Ur,data:s};e===null?e=[t]:e.push(t),p++}return gt.errors=e,p===0}gt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var nt=sr,j={type:"object",additionalProperties:!1,required:["id","type","name","url","custom_payload","headers","events","http_basic_user","ht\
tp_basic_password","enabled","payload_api_version","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},name:{
type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{
$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},
payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}},G={type:"object",additionalProperties:!1,required:["e\
ntity_type","event_types"],properties:{entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://flat/schem\
as#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://flat/schemas#/$defs/WebhookEventFilter"}}}},Vr={type:"string",enum:["item","item_ty\
pe","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function me(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Vr.type,parentSchema:Vr,data:s};e===null?e=[t]:e.push(t),p++}if(!(s==="item"||s==="item_type"||
s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let t={instancePath:i,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Vr.enum},schema:Vr.enum,parentSchema:Vr,data:s};e===null?e=[t]:e.push(t),p++}return me.errors=e,p===0}me.evaluated={dynamicProps:!1,
dynamicItems:!1};var Tr={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","cha\
nge","invalidate"]};function ce(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ce.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"strin\
g"},schema:Tr.type,parentSchema:Tr,data:s};e===null?e=[t]:e.push(t),p++}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="prom\
ote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let t={instancePath:i,schemaPath:"#/enum",keyword:"enu\
m",params:{allowedValues:Tr.enum},schema:Tr.enum,parentSchema:Tr,data:s};e===null?e=[t]:e.push(t),p++}return ce.errors=e,p===0}ce.evaluated={dynamicProps:!1,dynamicItems:!1};
var ie={type:"object",additionalProperties:!1,required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigg\
er","environment","environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"string"}}}};function Me(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:ie.
required,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),p++}if(s.entity_ids===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entity_ids"},schema:ie.required,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="entity_type"||t==="entity_ids")){
let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ie,data:s};e===null?
e=[r]:e.push(r),p++}if(s.entity_type!==void 0){let t=s.entity_type;if(typeof t!="string"){let r={instancePath:i+"/entity_type",schemaPath:"#/properties/entity_t\
ype/type",keyword:"type",params:{type:"string"},schema:ie.properties.entity_type.type,parentSchema:ie.properties.entity_type,data:t};e===null?e=[r]:e.push(r),p++}
if(!(t==="item_type"||t==="item"||t==="build_trigger"||t==="environment"||t==="environment_type")){let r={instancePath:i+"/entity_type",schemaPath:"#/properties\
/entity_type/enum",keyword:"enum",params:{allowedValues:ie.properties.entity_type.enum},schema:ie.properties.entity_type.enum,parentSchema:ie.properties.entity_type,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.entity_ids!==void 0){let t=s.entity_ids;if(Array.isArray(t)){if(t.length<1){let a={instancePath:i+"/entity_ids",schemaPath:"\
#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:ie.properties.entity_ids,data:t};e===null?e=[a]:e.push(a),p++}let r=t.
length;for(let a=0;a<r;a++){let o=t[a];if(typeof o!="string"){let u={instancePath:i+"/entity_ids/"+a,schemaPath:"#/properties/entity_ids/items/type",keyword:"ty\
pe",params:{type:"string"},schema:ie.properties.entity_ids.items.type,parentSchema:ie.properties.entity_ids.items,data:o};e===null?e=[u]:e.push(u),p++}}}else{let r={
instancePath:i+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"array"},schema:ie.properties.entity_ids.type,parentSchema:ie.
properties.entity_ids,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ie.type,
parentSchema:ie,data:s};e===null?e=[t]:e.push(t),p++}return Me.errors=e,p===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(s,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity_type"},schema:G.required,parentSchema:G,data:s};e===null?e=[t]:e.push(t),p++}if(s.event_types===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"event_types"},schema:G.required,parentSchema:G,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="entity_type"||t===
"event_types"||t==="filters")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:G,data:s};e===null?e=[r]:e.push(r),p++}if(s.entity_type!==void 0&&(me(s.entity_type,{instancePath:i+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:h,dynamicAnchors:f})||(e=e===null?me.errors:v(e,me.errors),p=e.length)),s.event_types!==void 0){let t=s.event_types;if(Array.isArray(t)){let r=t.
length;for(let a=0;a<r;a++)ce(t[a],{instancePath:i+"/event_types/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?ce.errors:v(e,
ce.errors),p=e.length)}else{let r={instancePath:i+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:G.properties.
event_types.type,parentSchema:G.properties.event_types,data:t};e===null?e=[r]:e.push(r),p++}}if(s.filters!==void 0){let t=s.filters;if(!Array.isArray(t)&&t!==null){
let r={instancePath:i+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:G.properties.filters.type},schema:G.properties.filters.type,
parentSchema:G.properties.filters,data:t};e===null?e=[r]:e.push(r),p++}if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Me(t[a],{instancePath:i+"/filters\
/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?Me.errors:v(e,Me.errors),p=e.length)}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:G.type,parentSchema:G,data:s};e===null?e=[t]:e.push(t),p++}return xe.errors=e,p===0}xe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function sr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=sr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.name===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(
t),p++}if(s.url===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},schema:j.required,parentSchema:j,data:s};
e===null?e=[t]:e.push(t),p++}if(s.custom_payload===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payl\
oad"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"headers"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.events===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"events"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.http_basic_user===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:j.required,parentSchema:j,data:s};e===null?e=
[t]:e.push(t),p++}if(s.http_basic_password===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_passwo\
rd"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.enabled===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"enabled"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.payload_api_version===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload_api_version"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}
if(s.nested_items_in_payload===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}if(s.auto_retry===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"auto_retry"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!se.call(j.properties,t)){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:j,data:s};e===null?e=[r]:e.push(r),p++}if(s.
id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:j.properties.
id.type,parentSchema:j.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:j.properties.type.type,parentSchema:j.properties.type,data:t};e===null?e=[r]:e.
push(r),p++}if(t!=="webhook"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",
parentSchema:j.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let r={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},schema:j.properties.name.type,parentSchema:j.properties.name,data:t};e===null?e=[r]:e.push(r),p++}}
if(s.url!==void 0){let t=s.url;if(typeof t!="string"){let r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:j.
properties.url.type,parentSchema:j.properties.url,data:t};e===null?e=[r]:e.push(r),p++}}if(s.custom_payload!==void 0){let t=s.custom_payload;if(typeof t!="strin\
g"&&t!==null){let r={instancePath:i+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:j.properties.custom_payload.type},
schema:j.properties.custom_payload.type,parentSchema:j.properties.custom_payload,data:t};e===null?e=[r]:e.push(r),p++}}if(s.headers!==void 0){let t=s.headers;if(t&&
typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:j.properties.headers.additionalProperties.type,parentSchema:j.
properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let r={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"},schema:j.properties.headers.type,parentSchema:j.properties.headers,data:t};e===null?e=[r]:e.push(r),p++}}if(s.events!==void 0){let t=s.
events;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)xe(t[a],{instancePath:i+"/events/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||
(e=e===null?xe.errors:v(e,xe.errors),p=e.length)}else{let r={instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},
schema:j.properties.events.type,parentSchema:j.properties.events,data:t};e===null?e=[r]:e.push(r),p++}}if(s.http_basic_user!==void 0){let t=s.http_basic_user;if(typeof t!=
"string"&&t!==null){let r={instancePath:i+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:j.properties.http_basic_user.
type},schema:j.properties.http_basic_user.type,parentSchema:j.properties.http_basic_user,data:t};e===null?e=[r]:e.push(r),p++}}if(s.http_basic_password!==void 0){
let t=s.http_basic_password;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"\
type",params:{type:j.properties.http_basic_password.type},schema:j.properties.http_basic_password.type,parentSchema:j.properties.http_basic_password,data:t};e===
null?e=[r]:e.push(r),p++}}if(s.enabled!==void 0){let t=s.enabled;if(typeof t!="boolean"){let r={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",
keyword:"type",params:{type:"boolean"},schema:j.properties.enabled.type,parentSchema:j.properties.enabled,data:t};e===null?e=[r]:e.push(r),p++}}if(s.payload_api_version!==
void 0){let t=s.payload_api_version;if(typeof t!="string"){let r={instancePath:i+"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:j.properties.payload_api_version.type,parentSchema:j.properties.payload_api_version,data:t};e===null?e=[r]:e.push(r),p++}}if(s.
nested_items_in_payload!==void 0){let t=s.nested_items_in_payload;if(typeof t!="boolean"){let r={instancePath:i+"/nested_items_in_payload",schemaPath:"#/propert\
ies/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:j.properties.nested_items_in_payload.type,parentSchema:j.properties.nested_items_in_payload,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.auto_retry!==void 0){let t=s.auto_retry;if(typeof t!="boolean"){let r={instancePath:i+"/auto_retry",schemaPath:"#/pro\
perties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:j.properties.auto_retry.type,parentSchema:j.properties.auto_retry,data:t};e===null?e=[r]:
e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:j.type,parentSchema:j,data:s};e===null?e=[t]:e.push(
t),p++}return sr.errors=e,p===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _a=kt,C={type:"object",additionalProperties:!1,properties:{name:{type:"\
string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function kt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=kt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let t in s)if(!se.call(C.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:C,data:s};e===null?e=[r]:e.push(r),p++}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let r={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},schema:C.properties.name.type,parentSchema:C.properties.name,data:t};e===null?e=[r]:e.push(r),p++}}
if(s.url!==void 0){let t=s.url;if(typeof t!="string"){let r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:C.
properties.url.type,parentSchema:C.properties.url,data:t};e===null?e=[r]:e.push(r),p++}}if(s.custom_payload!==void 0){let t=s.custom_payload;if(typeof t!="strin\
g"&&t!==null){let r={instancePath:i+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:C.properties.custom_payload.type},
schema:C.properties.custom_payload.type,parentSchema:C.properties.custom_payload,data:t};e===null?e=[r]:e.push(r),p++}}if(s.headers!==void 0){let t=s.headers;if(t&&
typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:C.properties.headers.additionalProperties.type,parentSchema:C.
properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let r={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"},schema:C.properties.headers.type,parentSchema:C.properties.headers,data:t};e===null?e=[r]:e.push(r),p++}}if(s.events!==void 0){let t=s.
events;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)xe(t[a],{instancePath:i+"/events/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||
(e=e===null?xe.errors:v(e,xe.errors),p=e.length)}else{let r={instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},
schema:C.properties.events.type,parentSchema:C.properties.events,data:t};e===null?e=[r]:e.push(r),p++}}if(s.http_basic_user!==void 0){let t=s.http_basic_user;if(typeof t!=
"string"&&t!==null){let r={instancePath:i+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:C.properties.http_basic_user.
type},schema:C.properties.http_basic_user.type,parentSchema:C.properties.http_basic_user,data:t};e===null?e=[r]:e.push(r),p++}}if(s.http_basic_password!==void 0){
let t=s.http_basic_password;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"\
type",params:{type:C.properties.http_basic_password.type},schema:C.properties.http_basic_password.type,parentSchema:C.properties.http_basic_password,data:t};e===
null?e=[r]:e.push(r),p++}}if(s.enabled!==void 0){let t=s.enabled;if(typeof t!="boolean"){let r={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",
keyword:"type",params:{type:"boolean"},schema:C.properties.enabled.type,parentSchema:C.properties.enabled,data:t};e===null?e=[r]:e.push(r),p++}}if(s.payload_api_version!==
void 0){let t=s.payload_api_version;if(typeof t!="string"){let r={instancePath:i+"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:C.properties.payload_api_version.type,parentSchema:C.properties.payload_api_version,data:t};e===null?e=[r]:e.push(r),p++}}if(s.
nested_items_in_payload!==void 0){let t=s.nested_items_in_payload;if(typeof t!="boolean"){let r={instancePath:i+"/nested_items_in_payload",schemaPath:"#/propert\
ies/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:C.properties.nested_items_in_payload.type,parentSchema:C.properties.nested_items_in_payload,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.auto_retry!==void 0){let t=s.auto_retry;if(typeof t!="boolean"){let r={instancePath:i+"/auto_retry",schemaPath:"#/pro\
perties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:C.properties.auto_retry.type,parentSchema:C.properties.auto_retry,data:t};e===null?e=[r]:
e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:C.type,parentSchema:C,data:s};e===null?e=[t]:e.push(
t),p++}return kt.errors=e,p===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pa=wt,E={type:"object",additionalProperties:!1,required:["name","url",
"custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string",
"null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{
type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}};function wt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),p++}if(s.url===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),
p++}if(s.custom_payload===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:E.required,parentSchema:E,
data:s};e===null?e=[t]:e.push(t),p++}if(s.headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},
schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),p++}if(s.events===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"events"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),p++}if(s.http_basic_user===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),p++}if(s.http_basic_password===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:E.required,parentSchema:E,data:s};
e===null?e=[t]:e.push(t),p++}for(let t in s)if(!se.call(E.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:E,data:s};e===null?e=[r]:e.push(r),p++}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let r={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:E.properties.name.type,parentSchema:E.properties.name,data:t};e===null?
e=[r]:e.push(r),p++}}if(s.url!==void 0){let t=s.url;if(typeof t!="string"){let r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},schema:E.properties.url.type,parentSchema:E.properties.url,data:t};e===null?e=[r]:e.push(r),p++}}if(s.custom_payload!==void 0){let t=s.custom_payload;
if(typeof t!="string"&&t!==null){let r={instancePath:i+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:E.properties.
custom_payload.type},schema:E.properties.custom_payload.type,parentSchema:E.properties.custom_payload,data:t};e===null?e=[r]:e.push(r),p++}}if(s.headers!==void 0){
let t=s.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/headers/"+r.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:E.properties.headers.additionalProperties.
type,parentSchema:E.properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let r={instancePath:i+"/headers",schemaPath:"#/properties\
/headers/type",keyword:"type",params:{type:"object"},schema:E.properties.headers.type,parentSchema:E.properties.headers,data:t};e===null?e=[r]:e.push(r),p++}}if(s.
events!==void 0){let t=s.events;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)xe(t[a],{instancePath:i+"/events/"+a,parentData:t,parentDataProperty:a,rootData:h,
dynamicAnchors:f})||(e=e===null?xe.errors:v(e,xe.errors),p=e.length)}else{let r={instancePath:i+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{
type:"array"},schema:E.properties.events.type,parentSchema:E.properties.events,data:t};e===null?e=[r]:e.push(r),p++}}if(s.http_basic_user!==void 0){let t=s.http_basic_user;
if(typeof t!="string"&&t!==null){let r={instancePath:i+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:E.properties.
http_basic_user.type},schema:E.properties.http_basic_user.type,parentSchema:E.properties.http_basic_user,data:t};e===null?e=[r]:e.push(r),p++}}if(s.http_basic_password!==
void 0){let t=s.http_basic_password;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/http_basic_password",schemaPath:"#/properties/http_basic_password/t\
ype",keyword:"type",params:{type:E.properties.http_basic_password.type},schema:E.properties.http_basic_password.type,parentSchema:E.properties.http_basic_password,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.enabled!==void 0){let t=s.enabled;if(typeof t!="boolean"){let r={instancePath:i+"/enabled",schemaPath:"#/properties/e\
nabled/type",keyword:"type",params:{type:"boolean"},schema:E.properties.enabled.type,parentSchema:E.properties.enabled,data:t};e===null?e=[r]:e.push(r),p++}}if(s.
payload_api_version!==void 0){let t=s.payload_api_version;if(typeof t!="string"){let r={instancePath:i+"/payload_api_version",schemaPath:"#/properties/payload_a\
pi_version/type",keyword:"type",params:{type:"string"},schema:E.properties.payload_api_version.type,parentSchema:E.properties.payload_api_version,data:t};e===null?
e=[r]:e.push(r),p++}}if(s.nested_items_in_payload!==void 0){let t=s.nested_items_in_payload;if(typeof t!="boolean"){let r={instancePath:i+"/nested_items_in_payl\
oad",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:E.properties.nested_items_in_payload.type,parentSchema:E.
properties.nested_items_in_payload,data:t};e===null?e=[r]:e.push(r),p++}}if(s.auto_retry!==void 0){let t=s.auto_retry;if(typeof t!="boolean"){let r={instancePath:i+
"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:E.properties.auto_retry.type,parentSchema:E.properties.auto_retry,
data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:E.type,parentSchema:E,data:s};
e===null?e=[t]:e.push(t),p++}return wt.errors=e,p===0}wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ga=qt,Ue={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Webhook"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};
function qt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=qt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[t]:e.push(t),p++}if(s.meta===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="\
data"||t==="meta")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ue,
data:s};e===null?e=[r]:e.push(r),p++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)sr(t[a],{instancePath:i+"/data/"+a,
parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?sr.errors:v(e,sr.errors),p=e.length)}else{let r={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:Ue.properties.data.type,parentSchema:Ue.properties.data,data:t};e===null?e=[r]:e.push(r),p++}}
s.meta!==void 0&&(ue(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:f})||(e=e===null?ue.errors:v(e,ue.errors),p=
e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ue.type,parentSchema:Ue,data:s};e===null?e=[t]:e.push(t),
p++}return qt.errors=e,p===0}qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ka=St,Ve={type:"object",additionalProperties:!1,required:["data","meta"],
properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},b={type:"object",
additionalProperties:!1,required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","request_payload","response_stat\
us","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","remark","attempts"],properties:{
id:{type:"string"},type:{type:"string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"strin\
g",const:"webhook"},id:{type:"string"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas#/$defs/EventType"},
created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{
type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:[
"string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string",
"null"],format:"date-time"},status:{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},remark:{type:["string","null"]},
attempts:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCallAttempt"}}}},Cr={type:"string",enum:["pending","success","failed","rescheduled"]};function Ke(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Cr.type,parentSchema:Cr,data:s};e===
null?e=[t]:e.push(t),p++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Cr.
enum},schema:Cr.enum,parentSchema:Cr,data:s};e===null?e=[t]:e.push(t),p++}return Ke.errors=e,p===0}Ke.evaluated={dynamicProps:!1,dynamicItems:!1};var D={type:"o\
bject",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_headers","response\
_payload","failure_reason","remark"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{
type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{
type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]},remark:{type:["st\
ring","null"]}}};function Be(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Be.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attempted_at"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),p++}if(s.cause===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cause"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),p++}
if(s.request_url===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:D.required,parentSchema:D,
data:s};e===null?e=[t]:e.push(t),p++}if(s.request_headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
quest_headers"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),p++}if(s.request_payload===void 0){let t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"request_payload"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),p++}if(s.response_status===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},schema:D.required,parentSchema:D,data:s};e===null?e=
[t]:e.push(t),p++}if(s.response_headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:D.
required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),p++}if(s.response_payload===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"response_payload"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),p++}if(s.failure_reason===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),p++}if(s.remark===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remark"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(
t),p++}for(let t in s)if(!se.call(D.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:D,data:s};e===null?e=[r]:e.push(r),p++}if(s.attempted_at!==void 0){let t=s.attempted_at;if(typeof t=="string"){if(!X.test(t)){let r={instancePath:i+
"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:D.properties.attempted_at,
data:t};e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:i+"/attempted_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},
schema:D.properties.attempted_at.type,parentSchema:D.properties.attempted_at,data:t};e===null?e=[r]:e.push(r),p++}}if(s.cause!==void 0){let t=s.cause;if(typeof t!=
"string"){let r={instancePath:i+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type:"string"},schema:D.properties.cause.type,parentSchema:D.
properties.cause,data:t};e===null?e=[r]:e.push(r),p++}if(!(t==="event"||t==="retry"||t==="resend")){let r={instancePath:i+"/cause",schemaPath:"#/properties/caus\
e/enum",keyword:"enum",params:{allowedValues:D.properties.cause.enum},schema:D.properties.cause.enum,parentSchema:D.properties.cause,data:t};e===null?e=[r]:e.push(
r),p++}}if(s.request_url!==void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:i+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"\
type",params:{type:"string"},schema:D.properties.request_url.type,parentSchema:D.properties.request_url,data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_headers!==
void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/request_he\
aders/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:D.
properties.request_headers.additionalProperties.type,parentSchema:D.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let r={
instancePath:i+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:D.properties.request_headers.type,
parentSchema:D.properties.request_headers,data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={
instancePath:i+"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:D.properties.request_payload.type,
parentSchema:D.properties.request_payload,data:t};e===null?e=[r]:e.push(r),p++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:D.
properties.response_status.type},schema:D.properties.response_status.type,parentSchema:D.properties.response_status,data:t};e===null?e=[r]:e.push(r),p++}}if(s.response_headers!==
void 0){let t=s.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:i+"/response_headers",schemaPath:"#/properties/re\
sponse_headers/type",keyword:"type",params:{type:D.properties.response_headers.type},schema:D.properties.response_headers.type,parentSchema:D.properties.response_headers,
data:t};e===null?e=[r]:e.push(r),p++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/respo\
nse_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},
schema:D.properties.response_headers.additionalProperties.type,parentSchema:D.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),
p++}}}if(s.response_payload!==void 0){let t=s.response_payload;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/response_payload",schemaPath:"#/properti\
es/response_payload/type",keyword:"type",params:{type:D.properties.response_payload.type},schema:D.properties.response_payload.type,parentSchema:D.properties.response_payload,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.failure_reason!==void 0){let t=s.failure_reason;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/failure_reas\
on",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:D.properties.failure_reason.type},schema:D.properties.failure_reason.type,parentSchema:D.
properties.failure_reason,data:t};e===null?e=[r]:e.push(r),p++}}if(s.remark!==void 0){let t=s.remark;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/re\
mark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type:D.properties.remark.type},schema:D.properties.remark.type,parentSchema:D.properties.remark,
data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:D.type,parentSchema:D,data:s};
e===null?e=[t]:e.push(t),p++}return Be.errors=e,p===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nr(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:b.
required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.webhook===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
webhook"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.entity_type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.event_type===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.created_at===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:b.required,parentSchema:b,data:s};e===null?
e=[t]:e.push(t),p++}if(s.request_url===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:b.
required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.request_headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"request_headers"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.request_payload===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.response_status===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},schema:b.required,parentSchema:b,data:s};e===
null?e=[t]:e.push(t),p++}if(s.response_headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_head\
ers"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.response_payload===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"response_payload"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.attempted_auto_retries_count===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),p++}if(s.last_sent_at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_\
sent_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.next_retry_at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"next_retry_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.status===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.failure_reason===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:b.required,parentSchema:b,data:s};e===
null?e=[t]:e.push(t),p++}if(s.remark===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remark"},schema:b.required,
parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.attempts===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attempts"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!se.call(b.properties,t)){let r={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){
let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:b.properties.id.type,
parentSchema:b.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:b.properties.type.type,parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),p++}
if(t!=="webhook_call"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_c\
all",parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.webhook!==void 0){let t=s.webhook;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},schema:b.properties.
webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),p++}if(t.id===void 0){let r={instancePath:i+"/webhook",schemaPath:"#/propert\
ies/webhook/required",keyword:"required",params:{missingProperty:"id"},schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=
[r]:e.push(r),p++}for(let r in t)if(!(r==="type"||r==="id")){let a={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:b.properties.webhook,data:t};e===null?e=[a]:e.push(a),p++}if(t.type!==void 0){let r=t.type;
if(typeof r!="string"){let a={instancePath:i+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{type:"string"},schema:b.
properties.webhook.properties.type.type,parentSchema:b.properties.webhook.properties.type,data:r};e===null?e=[a]:e.push(a),p++}if(r!=="webhook"){let a={instancePath:i+
"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:b.properties.
webhook.properties.type,data:r};e===null?e=[a]:e.push(a),p++}}if(t.id!==void 0){let r=t.id;if(typeof r!="string"){let a={instancePath:i+"/webhook/id",schemaPath:"\
#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.
properties.id,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"o\
bject"},schema:b.properties.webhook.type,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),p++}}if(s.entity_type!==void 0&&(me(s.entity_type,{instancePath:i+
"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:h,dynamicAnchors:f})||(e=e===null?me.errors:v(e,me.errors),p=e.length)),s.event_type!==void 0&&
(ce(s.event_type,{instancePath:i+"/event_type",parentData:s,parentDataProperty:"event_type",rootData:h,dynamicAnchors:f})||(e=e===null?ce.errors:v(e,ce.errors),
p=e.length)),s.created_at!==void 0){let t=s.created_at;if(typeof t=="string"){if(!X.test(t)){let r={instancePath:i+"/created_at",schemaPath:"#/properties/create\
d_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.created_at,data:t};e===null?e=[r]:e.push(r),p++}}else{let r={
instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},schema:b.properties.created_at.type,parentSchema:b.
properties.created_at,data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_url!==void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:i+"/reques\
t_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},schema:b.properties.request_url.type,parentSchema:b.properties.request_url,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];
if(typeof a!="string"){let o={instancePath:i+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalPro\
perties/type",keyword:"type",params:{type:"string"},schema:b.properties.request_headers.additionalProperties.type,parentSchema:b.properties.request_headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),p++}}else{let r={instancePath:i+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"\
object"},schema:b.properties.request_headers.type,parentSchema:b.properties.request_headers,data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_payload!==void 0){
let t=s.request_payload;if(typeof t!="string"){let r={instancePath:i+"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"\
string"},schema:b.properties.request_payload.type,parentSchema:b.properties.request_payload,data:t};e===null?e=[r]:e.push(r),p++}}if(s.response_status!==void 0){
let t=s.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/response_status",schemaPath:"#/properties/re\
sponse_status/type",keyword:"type",params:{type:b.properties.response_status.type},schema:b.properties.response_status.type,parentSchema:b.properties.response_status,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.response_headers!==void 0){let t=s.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={
instancePath:i+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:b.properties.response_headers.type},schema:b.properties.
response_headers.type,parentSchema:b.properties.response_headers,data:t};e===null?e=[r]:e.push(r),p++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){
let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/response_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/\
additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.properties.response_headers.additionalProperties.type,parentSchema:b.properties.response_headers.
additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}}if(s.response_payload!==void 0){let t=s.response_payload;if(typeof t!="string"&&t!==null){let r={instancePath:i+
"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:b.properties.response_payload.type},schema:b.properties.response_payload.
type,parentSchema:b.properties.response_payload,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attempted_auto_retries_count!==void 0){let t=s.attempted_auto_retries_count;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_\
count/type",keyword:"type",params:{type:"integer"},schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.attempted_auto_retries_count,
data:t};e===null?e=[r]:e.push(r),p++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/attempted_auto_retries_count",schemaPath:"#/pr\
operties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:b.properties.attempted_auto_retries_count,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.last_sent_at!==void 0){let t=s.last_sent_at;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/last_sent_at",schemaPath:"\
#/properties/last_sent_at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},schema:b.properties.last_sent_at.type,parentSchema:b.properties.last_sent_at,
data:t};e===null?e=[r]:e.push(r),p++}if(typeof t=="string"&&!X.test(t)){let r={instancePath:i+"/last_sent_at",schemaPath:"#/properties/last_sent_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.last_sent_at,data:t};e===null?e=[r]:e.push(r),p++}}if(s.next_retry_at!==void 0){
let t=s.next_retry_at;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/next_retry_at",schemaPath:"#/properties/next_retry_at/type",keyword:"type",params:{
type:b.properties.next_retry_at.type},schema:b.properties.next_retry_at.type,parentSchema:b.properties.next_retry_at,data:t};e===null?e=[r]:e.push(r),p++}if(typeof t==
"string"&&!X.test(t)){let r={instancePath:i+"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:b.properties.next_retry_at,data:t};e===null?e=[r]:e.push(r),p++}}if(s.status!==void 0&&(Ke(s.status,{instancePath:i+"/status",parentData:s,
parentDataProperty:"status",rootData:h,dynamicAnchors:f})||(e=e===null?Ke.errors:v(e,Ke.errors),p=e.length)),s.failure_reason!==void 0){let t=s.failure_reason;if(typeof t!=
"string"&&t!==null){let r={instancePath:i+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:b.properties.failure_reason.
type},schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:t};e===null?e=[r]:e.push(r),p++}}if(s.remark!==void 0){let t=s.remark;
if(typeof t!="string"&&t!==null){let r={instancePath:i+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type:b.properties.remark.type},schema:b.
properties.remark.type,parentSchema:b.properties.remark,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attempts!==void 0){let t=s.attempts;if(Array.isArray(t)){let r=t.
length;for(let a=0;a<r;a++)Be(t[a],{instancePath:i+"/attempts/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?Be.errors:v(e,Be.
errors),p=e.length)}else{let r={instancePath:i+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},schema:b.properties.attempts.
type,parentSchema:b.properties.attempts,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},schema:b.type,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}return nr.errors=e,p===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function St(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=St.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Ve.required,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),p++}if(s.meta===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"meta"},schema:Ve.required,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="data"||t==="meta")){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ve,data:s};e===null?e=[r]:
e.push(r),p++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)nr(t[a],{instancePath:i+"/data/"+a,parentData:t,parentDataProperty:a,
rootData:h,dynamicAnchors:f})||(e=e===null?nr.errors:v(e,nr.errors),p=e.length)}else{let r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},schema:Ve.properties.data.type,parentSchema:Ve.properties.data,data:t};e===null?e=[r]:e.push(r),p++}}s.meta!==void 0&&(ue(s.meta,{instancePath:i+
"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:f})||(e=e===null?ue.errors:v(e,ue.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Ve.type,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),p++}return St.errors=e,p===0}St.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var wa=vt;function vt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=vt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(
t),p++}if(s.webhook===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},schema:b.required,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),p++}if(s.entity_type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity\
_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.event_type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"event_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.created_at===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.request_url===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:b.required,parentSchema:b,data:s};e===null?
e=[t]:e.push(t),p++}if(s.request_headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:b.
required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.request_payload===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"request_payload"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.response_status===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"response_status"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.response_headers===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:b.required,parentSchema:b,data:s};e===
null?e=[t]:e.push(t),p++}if(s.response_payload===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payl\
oad"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.attempted_auto_retries_count===void 0){let t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.last_sent_at===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:b.required,parentSchema:b,data:s};e===null?
e=[t]:e.push(t),p++}if(s.next_retry_at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:b.
required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.failure_reason===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failure_reason"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.remark===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"remark"},schema:b.required,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}if(s.attempts===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},schema:b.required,parentSchema:b,data:s};e===null?e=
[t]:e.push(t),p++}for(let t in s)if(!se.call(b.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:b,data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},schema:b.properties.id.type,parentSchema:b.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==
void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:b.properties.
type.type,parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="webhook_call"){let r={instancePath:i+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:b.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.webhook!==
void 0){let t=s.webhook;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/requi\
red",keyword:"required",params:{missingProperty:"type"},schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),
p++}if(t.id===void 0){let r={instancePath:i+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"id"},schema:b.properties.
webhook.required,parentSchema:b.properties.webhook,data:t};e===null?e=[r]:e.push(r),p++}for(let r in t)if(!(r==="type"||r==="id")){let a={instancePath:i+"/webho\
ok",schemaPath:"#/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:b.properties.webhook,
data:t};e===null?e=[a]:e.push(a),p++}if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:i+"/webhook/type",schemaPath:"#/properties/webh\
ook/properties/type/type",keyword:"type",params:{type:"string"},schema:b.properties.webhook.properties.type.type,parentSchema:b.properties.webhook.properties.type,
data:r};e===null?e=[a]:e.push(a),p++}if(r!=="webhook"){let a={instancePath:i+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"co\
nst",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:b.properties.webhook.properties.type,data:r};e===null?e=[a]:e.push(a),p++}}if(t.id!==void 0){
let r=t.id;if(typeof r!="string"){let a={instancePath:i+"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},
schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+
"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"object"},schema:b.properties.webhook.type,parentSchema:b.properties.webhook,data:t};
e===null?e=[r]:e.push(r),p++}}if(s.entity_type!==void 0&&(me(s.entity_type,{instancePath:i+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:h,
dynamicAnchors:f})||(e=e===null?me.errors:v(e,me.errors),p=e.length)),s.event_type!==void 0&&(ce(s.event_type,{instancePath:i+"/event_type",parentData:s,parentDataProperty:"\
event_type",rootData:h,dynamicAnchors:f})||(e=e===null?ce.errors:v(e,ce.errors),p=e.length)),s.created_at!==void 0){let t=s.created_at;if(typeof t=="string"){if(!X.
test(t)){let r={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:b.
properties.created_at,data:t};e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{
type:"string"},schema:b.properties.created_at.type,parentSchema:b.properties.created_at,data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_url!==void 0){let t=s.
request_url;if(typeof t!="string"){let r={instancePath:i+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},schema:b.
properties.request_url.type,parentSchema:b.properties.request_url,data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_headers!==void 0){let t=s.request_headers;if(t&&
typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/request_headers/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.properties.request_headers.additionalProperties.
type,parentSchema:b.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let r={instancePath:i+"/request_headers",schemaPath:"\
#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:b.properties.request_headers.type,parentSchema:b.properties.request_headers,data:t};
e===null?e=[r]:e.push(r),p++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={instancePath:i+"/request_payload",schemaPath:"\
#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:b.properties.request_payload.type,parentSchema:b.properties.request_payload,data:t};
e===null?e=[r]:e.push(r),p++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={
instancePath:i+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:b.properties.response_status.type},schema:b.properties.
response_status.type,parentSchema:b.properties.response_status,data:t};e===null?e=[r]:e.push(r),p++}}if(s.response_headers!==void 0){let t=s.response_headers;if(!(t&&
typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:i+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{
type:b.properties.response_headers.type},schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:t};e===null?e=[r]:e.push(r),p++}
if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/response_headers/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.properties.response_headers.additionalProperties.
type,parentSchema:b.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}}if(s.response_payload!==void 0){let t=s.response_payload;
if(typeof t!="string"&&t!==null){let r={instancePath:i+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:b.properties.
response_payload.type},schema:b.properties.response_payload.type,parentSchema:b.properties.response_payload,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attempted_auto_retries_count!==
void 0){let t=s.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/attempted_auto_retries_count",schemaPath:"\
#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.
attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),p++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/attempted_auto_re\
tries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:b.properties.
attempted_auto_retries_count,data:t};e===null?e=[r]:e.push(r),p++}}if(s.last_sent_at!==void 0){let t=s.last_sent_at;if(typeof t!="string"&&t!==null){let r={instancePath:i+
"/last_sent_at",schemaPath:"#/properties/last_sent_at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},schema:b.properties.last_sent_at.type,parentSchema:b.
properties.last_sent_at,data:t};e===null?e=[r]:e.push(r),p++}if(typeof t=="string"&&!X.test(t)){let r={instancePath:i+"/last_sent_at",schemaPath:"#/properties/l\
ast_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.last_sent_at,data:t};e===null?e=[r]:e.push(r),p++}}
if(s.next_retry_at!==void 0){let t=s.next_retry_at;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/next_retry_at",schemaPath:"#/properties/next_retry_a\
t/type",keyword:"type",params:{type:b.properties.next_retry_at.type},schema:b.properties.next_retry_at.type,parentSchema:b.properties.next_retry_at,data:t};e===
null?e=[r]:e.push(r),p++}if(typeof t=="string"&&!X.test(t)){let r={instancePath:i+"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"forma\
t",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.next_retry_at,data:t};e===null?e=[r]:e.push(r),p++}}if(s.status!==void 0&&(Ke(s.status,
{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:h,dynamicAnchors:f})||(e=e===null?Ke.errors:v(e,Ke.errors),p=e.length)),s.failure_reason!==
void 0){let t=s.failure_reason;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"t\
ype",params:{type:b.properties.failure_reason.type},schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:t};e===null?e=[r]:e.push(
r),p++}}if(s.remark!==void 0){let t=s.remark;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/remark",schemaPath:"#/properties/remark/type",keyword:"typ\
e",params:{type:b.properties.remark.type},schema:b.properties.remark.type,parentSchema:b.properties.remark,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attempts!==
void 0){let t=s.attempts;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Be(t[a],{instancePath:i+"/attempts/"+a,parentData:t,parentDataProperty:a,rootData:h,
dynamicAnchors:f})||(e=e===null?Be.errors:v(e,Be.errors),p=e.length)}else{let r={instancePath:i+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"typ\
e",params:{type:"array"},schema:b.properties.attempts.type,parentSchema:b.properties.attempts,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:b.type,parentSchema:b,data:s};e===null?e=[t]:e.push(t),p++}return vt.errors=e,p===0}vt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var lt=ar,W={type:"object",additionalProperties:!1,required:["id","type","label","position","parent","children"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"\
standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function ar(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),p++}if(s.label===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"label"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),p++}if(s.position===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"position"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),
p++}if(s.parent===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parent"},schema:W.required,parentSchema:W,data:s};
e===null?e=[r]:e.push(r),p++}if(s.children===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"children"},schema:W.
required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="label"||r==="position"||r==="parent"||r==="children")){
let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:W,data:s};e===null?
e=[a]:e.push(a),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:W.properties.id.type,parentSchema:W.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){
let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:W.properties.type.type,parentSchema:W.properties.
type,data:r};e===null?e=[a]:e.push(a),p++}if(r!=="upload_collection"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:W.properties.type,data:r};e===null?e=[a]:e.push(a),p++}}if(s.label!==void 0){let r=s.label;
if(typeof r!="string"){let a={instancePath:i+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},schema:W.properties.label.type,
parentSchema:W.properties.label,data:r};e===null?e=[a]:e.push(a),p++}}if(s.position!==void 0){let r=s.position;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let a={instancePath:i+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},schema:W.properties.position.type,parentSchema:W.
properties.position,data:r};e===null?e=[a]:e.push(a),p++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/position",schemaPath:"#/pr\
operties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:W.properties.position,data:r};e===null?e=[a]:e.push(a),p++}}
if(s.parent!==void 0){let r=s.parent,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(l),p++}var t=u===p;if(p=a,e!==null&&(a?e.length=a:e=null),!t){let l=p;
K(r,{instancePath:i+"/parent",parentData:s,parentDataProperty:"parent",rootData:h,dynamicAnchors:f})||(e=e===null?K.errors:v(e,K.errors),p=e.length);var t=l===p;
o=t}if(!o){let l={instancePath:i+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:W.properties.parent.if,parentSchema:W.
properties.parent,data:r};e===null?e=[l]:e.push(l),p++}}if(s.children!==void 0){let r=s.children;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)K(r[o],
{instancePath:i+"/children/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:f})||(e=e===null?K.errors:v(e,K.errors),p=e.length)}else{let a={instancePath:i+
"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},schema:W.properties.children.type,parentSchema:W.properties.children,data:r};
e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:W.type,parentSchema:W,data:s};e===null?
e=[r]:e.push(r),p++}return ar.errors=e,p===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qa=At,qe={type:"object",additionalProperties:!1,properties:{
label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{
type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function At(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=At.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let r in s)if(!(r==="label"||r==="position"||r==="parent"||r==="children")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:r},schema:!1,parentSchema:qe,data:s};e===null?e=[a]:e.push(a),p++}if(s.label!==void 0){let r=s.label;if(typeof r!="strin\
g"){let a={instancePath:i+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},schema:qe.properties.label.type,parentSchema:qe.properties.
label,data:r};e===null?e=[a]:e.push(a),p++}}if(s.position!==void 0){let r=s.position;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+
"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},schema:qe.properties.position.type,parentSchema:qe.properties.position,
data:r};e===null?e=[a]:e.push(a),p++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/position",schemaPath:"#/properties/position/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:qe.properties.position,data:r};e===null?e=[a]:e.push(a),p++}}if(s.parent!==void 0){
let r=s.parent,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(l),p++}var t=u===p;if(p=a,e!==null&&(a?e.length=a:e=null),!t){let l=p;K(r,{instancePath:i+
"/parent",parentData:s,parentDataProperty:"parent",rootData:h,dynamicAnchors:f})||(e=e===null?K.errors:v(e,K.errors),p=e.length);var t=l===p;o=t}if(!o){let l={instancePath:i+
"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:qe.properties.parent.if,parentSchema:qe.properties.parent,data:r};
e===null?e=[l]:e.push(l),p++}}if(s.children!==void 0){let r=s.children;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)K(r[o],{instancePath:i+"/children\
/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:f})||(e=e===null?K.errors:v(e,K.errors),p=e.length)}else{let a={instancePath:i+"/children",schemaPath:"\
#/properties/children/type",keyword:"type",params:{type:"array"},schema:qe.properties.children.type,parentSchema:qe.properties.children,data:r};e===null?e=[a]:e.
push(a),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:qe.type,parentSchema:qe,data:s};e===null?e=[r]:e.push(
r),p++}return At.errors=e,p===0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sa=jt,le={type:"object",additionalProperties:!1,required:["label"],properties:{
id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/s\
chemas#/$defs/UploadCollectionReference"}}}};function jt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,
p=0,n=jt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},schema:le.required,parentSchema:le,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)
if(!(r==="id"||r==="label"||r==="position"||r==="parent")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:le,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let r=s.id;if(typeof r=="string"){if(!Yt.test(r)){let a={instancePath:i+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:le.properties.id,data:r};e===null?e=
[a]:e.push(a),p++}}else{let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:le.properties.id.type,parentSchema:le.
properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.label!==void 0){let r=s.label;if(typeof r!="string"){let a={instancePath:i+"/label",schemaPath:"#/prope\
rties/label/type",keyword:"type",params:{type:"string"},schema:le.properties.label.type,parentSchema:le.properties.label,data:r};e===null?e=[a]:e.push(a),p++}}if(s.
position!==void 0){let r=s.position;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/position",schemaPath:"#/properties/positio\
n/type",keyword:"type",params:{type:"integer"},schema:le.properties.position.type,parentSchema:le.properties.position,data:r};e===null?e=[a]:e.push(a),p++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:le.properties.position,data:r};e===null?e=[a]:e.push(a),p++}}if(s.parent!==void 0){let r=s.parent,a=p,o=!0,u=p;if(r!==null){let l={};e===null?
e=[l]:e.push(l),p++}var t=u===p;if(p=a,e!==null&&(a?e.length=a:e=null),!t){let l=p;K(r,{instancePath:i+"/parent",parentData:s,parentDataProperty:"parent",rootData:h,
dynamicAnchors:f})||(e=e===null?K.errors:v(e,K.errors),p=e.length);var t=l===p;o=t}if(!o){let l={instancePath:i+"/parent",schemaPath:"#/properties/parent/if",keyword:"\
if",params:{failingKeyword:"else"},schema:le.properties.parent.if,parentSchema:le.properties.parent,data:r};e===null?e=[l]:e.push(l),p++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:le.type,parentSchema:le,data:s};e===null?e=[r]:e.push(r),p++}return jt.errors=e,p===0}jt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var va=Dt,Te={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Dt(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Dt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Te.required,parentSchema:Te,
data:s};e===null?e=[t]:e.push(t),p++}if(s.meta===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Te.
required,parentSchema:Te,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Te,data:s};e===null?e=[r]:e.push(r),p++}if(s.data!==void 0){let t=s.data;
if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)ar(t[a],{instancePath:i+"/data/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===
null?ar.errors:v(e,ar.errors),p=e.length)}else{let r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Te.
properties.data.type,parentSchema:Te.properties.data,data:t};e===null?e=[r]:e.push(r),p++}}s.meta!==void 0&&(ue(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:h,dynamicAnchors:f})||(e=e===null?ue.errors:v(e,ue.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Te.type,parentSchema:Te,data:s};e===null?e=[t]:e.push(t),p++}return Dt.errors=e,p===0}Dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Aa=xt,
te={type:"object",additionalProperties:!1,required:["id","type","status","payload"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},status:{
type:"integer",minimum:100,maximum:599},payload:{}}};function xt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,
p=0,n=xt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.push(
t),p++}if(s.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:te.required,parentSchema:te,
data:s};e===null?e=[t]:e.push(t),p++}if(s.payload===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},
schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="status"||t==="payload")){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:te,data:s};e===null?e=[r]:e.push(r),p++}
if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:te.
properties.id.type,parentSchema:te.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:te.properties.type.type,parentSchema:te.properties.type,data:t};e===null?
e=[r]:e.push(r),p++}if(t!=="job_result"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job_result"},schema:"\
job_result",parentSchema:te.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.status!==void 0){let t=s.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let r={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},schema:te.properties.status.type,parentSchema:te.
properties.status,data:t};e===null?e=[r]:e.push(r),p++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let r={instancePath:i+"/status",schemaPath:"#/pro\
perties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:te.properties.status,data:t};e===null?e=[r]:e.push(r),p++}if(t<
100||isNaN(t)){let r={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:te.
properties.status,data:t};e===null?e=[r]:e.push(r),p++}}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:te.type,parentSchema:te,
data:s};e===null?e=[t]:e.push(t),p++}return xt.errors=e,p===0}xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dt=It,Lr={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"standin://json-api/data/Upload"},m={type:"object",additionalProperties:!1,
required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
required:["path","basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","default_field_me\
tadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{
path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string",
"null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],
minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{
type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","n\
ull"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{
type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{
type:"array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{
type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","nu\
ll"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},relationships:{type:"object",additionalProperties:!1,required:["creator","uplo\
ad_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},
upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/Uplo\
adCollectionReference"}}}}}}}},re={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["string",
"null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/\
$defs/FocalPoint"}}}},de={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function He(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=He.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},schema:de.required,parentSchema:de,data:s};e===null?e=[t]:e.push(t),p++}if(s.y===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},schema:de.required,parentSchema:de,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="x"||
t==="y")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:de,data:s};
e===null?e=[r]:e.push(r),p++}if(s.x!==void 0){let t=s.x;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:i+"/x",schemaPath:"#/propertie\
s/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:de.properties.x,data:t};e===null?e=[r]:e.push(r),p++}if(t<0||isNaN(t)){let r={
instancePath:i+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:de.properties.x,data:t};e===null?
e=[r]:e.push(r),p++}}else{let r={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:de.properties.x.type,parentSchema:de.
properties.x,data:t};e===null?e=[r]:e.push(r),p++}}if(s.y!==void 0){let t=s.y;if(typeof t=="number"&&isFinite(t)){if(t>1||isNaN(t)){let r={instancePath:i+"/y",schemaPath:"\
#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:de.properties.y,data:t};e===null?e=[r]:e.push(r),p++}if(t<0||isNaN(
t)){let r={instancePath:i+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:de.properties.y,data:t};
e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:de.properties.y.type,
parentSchema:de.properties.y,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:de.
type,parentSchema:de,data:s};e===null?e=[t]:e.push(t),p++}return He.errors=e,p===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(s,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},schema:re.required,parentSchema:re,data:s};e===null?e=[r]:e.push(r),p++}if(s.alt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"alt"},schema:re.required,parentSchema:re,data:s};e===null?e=[r]:e.push(r),p++}if(s.custom_data===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_data"},schema:re.required,parentSchema:re,data:s};e===null?e=[r]:e.push(r),p++}if(s.focal_point===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:re.required,parentSchema:re,data:s};e===null?
e=[r]:e.push(r),p++}for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:re,data:s};e===null?e=[a]:e.push(a),p++}if(s.title!==void 0){let r=s.title;if(typeof r!=
"string"&&r!==null){let a={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:re.properties.title.type},schema:re.properties.
title.type,parentSchema:re.properties.title,data:r};e===null?e=[a]:e.push(a),p++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:i+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:re.properties.alt.type},schema:re.properties.alt.type,parentSchema:re.properties.alt,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:i+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:re.properties.custom_data.type,parentSchema:re.properties.custom_data,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.focal_point!==void 0){let r=s.focal_point,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(l),p++}var t=u===p;if(p=a,
e!==null&&(a?e.length=a:e=null),!t){let l=p;He(r,{instancePath:i+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:f})||(e=
e===null?He.errors:v(e,He.errors),p=e.length);var t=l===p;o=t}if(!o){let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:re.properties.focal_point.if,parentSchema:re.properties.focal_point,data:r};e===null?e=[l]:e.push(l),p++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:re.type,parentSchema:re,data:s};e===null?e=[r]:e.push(r),p++}return Je.errors=e,p===0}Je.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var be={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",enum:["access_to\
ken","sso_user","account","user","organization"]},id:{type:"string"}}};function he(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:be.required,parentSchema:be,data:s};e===null?e=[t]:e.push(
t),p++}if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:be.required,parentSchema:be,data:s};
e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:be,data:s};e===null?e=[r]:e.push(r),p++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:be.properties.type.type,parentSchema:be.properties.type,data:t};e===null?
e=[r]:e.push(r),p++}if(!(t==="access_token"||t==="sso_user"||t==="account"||t==="user"||t==="organization")){let r={instancePath:i+"/type",schemaPath:"#/propert\
ies/type/enum",keyword:"enum",params:{allowedValues:be.properties.type.enum},schema:be.properties.type.enum,parentSchema:be.properties.type,data:t};e===null?e=[
r]:e.push(r),p++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:be.properties.id.type,parentSchema:be.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:be.type,parentSchema:be,data:s};e===null?e=[t]:e.push(t),p++}return he.errors=e,p===0}he.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Se={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"strin\
g"}}};function V(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=V.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},schema:Se.required,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),p++}if(s.id===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:Se.required,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="ty\
pe"||t==="id")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Se,
data:s};e===null?e=[r]:e.push(r),p++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:Se.properties.type.type,parentSchema:Se.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="upload_collection"){let r={
instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:Se.
properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/i\
d/type",keyword:"type",params:{type:"string"},schema:Se.properties.id.type,parentSchema:Se.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),p++}return V.errors=e,p===0}V.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function lr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=lr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(
r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:m.required,parentSchema:m,
data:s};e===null?e=[r]:e.push(r),p++}if(s.relationships===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rela\
tionships"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){
let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:m,data:s};e===null?
e=[a]:e.push(a),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:m.properties.id.type,parentSchema:m.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){
let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:m.properties.type.type,parentSchema:m.properties.
type,data:r};e===null?e=[a]:e.push(a),p++}if(r!=="upload"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload"},schema:"upload",parentSchema:m.properties.type,data:r};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.path===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
path"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.basename===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"basename"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.filename===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"filename"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:
e.push(a),p++}if(r.url===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"u\
rl"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.format===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.mime_type===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/requ\
ired",keyword:"required",params:{missingProperty:"mime_type"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:
e.push(a),p++}if(r.size===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
size"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.md5===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.width===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"width"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),
p++}if(r.height===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},
schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.is_image===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.author===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"author"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(
a),p++}if(r.copyright===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"co\
pyright"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.notes===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.tags===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"tags"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),
p++}if(r.default_field_metadata===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
default_field_metadata"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.duration===void 0){
let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.frame_rate===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"frame_rate"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.blurhash===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"blurhash"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.thumbhash===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:m.properties.
attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.mux_playback_id===void 0){let a={instancePath:i+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.mux_mp4_highest_res===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"mux_mp4_highest_res"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};
e===null?e=[a]:e.push(a),p++}if(r.smart_tags===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"smart_tags"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.exif_info===
void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},schema:m.properties.
attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.colors===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"colors"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.created_at===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"created_at"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.
updated_at===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},
schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)if(!se.call(m.properties.attributes.
properties,a)){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:m.properties.attributes,data:r};e===null?e=[o]:e.push(o),p++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){let o={instancePath:i+
"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.path.
type,parentSchema:m.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(o),p++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!="string"){
let o={instancePath:i+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:m.properties.
attributes.properties.basename.type,parentSchema:m.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),p++}}if(r.filename!==void 0){let a=r.
filename;if(typeof a!="string"){let o={instancePath:i+"/attributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{
type:"string"},schema:m.properties.attributes.properties.filename.type,parentSchema:m.properties.attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),
p++}}if(r.url!==void 0){let a=r.url;if(typeof a=="string"){if(!$r(a)){let o={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url\
/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:m.properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),p++}}else{let o={
instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.
url.type,parentSchema:m.properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),p++}}if(r.format!==void 0){let a=r.format;if(typeof a!="string"&&a!==
null){let o={instancePath:i+"/attributes/format",schemaPath:"#/properties/attributes/properties/format/type",keyword:"type",params:{type:m.properties.attributes.
properties.format.type},schema:m.properties.attributes.properties.format.type,parentSchema:m.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(
o),p++}}if(r.mime_type!==void 0){let a=r.mime_type;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/mime_type",schemaPath:"#/properties/attri\
butes/properties/mime_type/type",keyword:"type",params:{type:m.properties.attributes.properties.mime_type.type},schema:m.properties.attributes.properties.mime_type.
type,parentSchema:m.properties.attributes.properties.mime_type,data:a};e===null?e=[o]:e.push(o),p++}}if(r.size!==void 0){let a=r.size;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"int\
eger"},schema:m.properties.attributes.properties.size.type,parentSchema:m.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a==
"number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),p++}}if(r.md5!==void 0){let a=r.
md5;if(typeof a=="string"){if(!qs.test(a)){let o={instancePath:i+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",
params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:m.properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),p++}}else{let o={
instancePath:i+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.
md5.type,parentSchema:m.properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),p++}}if(r.width!==void 0){let a=r.width;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{
type:m.properties.attributes.properties.width.type},schema:m.properties.attributes.properties.width.type,parentSchema:m.properties.attributes.properties.width,data:a};
e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+"/attributes/width",schemaPath:"#/properties/attributes/\
properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.width,data:a};e===null?e=[
o]:e.push(o),p++}}if(r.height!==void 0){let a=r.height;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/he\
ight",schemaPath:"#/properties/attributes/properties/height/type",keyword:"type",params:{type:m.properties.attributes.properties.height.type},schema:m.properties.
attributes.properties.height.type,parentSchema:m.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&
(a<0||isNaN(a))){let o={instancePath:i+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(o),p++}}if(r.is_image!==void 0){let a=r.is_image;if(typeof a!=
"boolean"){let o={instancePath:i+"/attributes/is_image",schemaPath:"#/properties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:m.
properties.attributes.properties.is_image.type,parentSchema:m.properties.attributes.properties.is_image,data:a};e===null?e=[o]:e.push(o),p++}}if(r.author!==void 0){
let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"\
type",params:{type:m.properties.attributes.properties.author.type},schema:m.properties.attributes.properties.author.type,parentSchema:m.properties.attributes.properties.
author,data:a};e===null?e=[o]:e.push(o),p++}}if(r.copyright!==void 0){let a=r.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/copy\
right",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:m.properties.attributes.properties.copyright.type},schema:m.properties.
attributes.properties.copyright.type,parentSchema:m.properties.attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),p++}}if(r.notes!==void 0){let a=r.
notes;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{
type:m.properties.attributes.properties.notes.type},schema:m.properties.attributes.properties.notes.type,parentSchema:m.properties.attributes.properties.notes,data:a};
e===null?e=[o]:e.push(o),p++}}if(r.tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!="string"){let d={
instancePath:i+"/attributes/tags/"+u,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.
properties.tags.items.type,parentSchema:m.properties.attributes.properties.tags.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/attrib\
utes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.tags.type,parentSchema:m.
properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),p++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a==
"object"&&!Array.isArray(a))for(let o in a)Je(a[o],{instancePath:i+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:h,dynamicAnchors:f})||(e=e===null?Je.errors:v(e,Je.errors),p=e.length);else{let o={instancePath:i+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.default_field_metadata.
type,parentSchema:m.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),p++}}if(r.duration!==void 0){let a=r.duration;if(!(typeof a==
"number"&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{
type:m.properties.attributes.properties.duration.type},schema:m.properties.attributes.properties.duration.type,parentSchema:m.properties.attributes.properties.duration,
data:a};e===null?e=[o]:e.push(o),p++}}if(r.frame_rate!==void 0){let a=r.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:i+"/attr\
ibutes/frame_rate",schemaPath:"#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:m.properties.attributes.properties.frame_rate.type},
schema:m.properties.attributes.properties.frame_rate.type,parentSchema:m.properties.attributes.properties.frame_rate,data:a};e===null?e=[o]:e.push(o),p++}}if(r.
blurhash!==void 0){let a=r.blurhash;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties\
/blurhash/type",keyword:"type",params:{type:m.properties.attributes.properties.blurhash.type},schema:m.properties.attributes.properties.blurhash.type,parentSchema:m.
properties.attributes.properties.blurhash,data:a};e===null?e=[o]:e.push(o),p++}}if(r.thumbhash!==void 0){let a=r.thumbhash;if(typeof a!="string"&&a!==null){let o={
instancePath:i+"/attributes/thumbhash",schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:m.properties.attributes.properties.
thumbhash.type},schema:m.properties.attributes.properties.thumbhash.type,parentSchema:m.properties.attributes.properties.thumbhash,data:a};e===null?e=[o]:e.push(
o),p++}}if(r.mux_playback_id!==void 0){let a=r.mux_playback_id;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/mux_playback_id",schemaPath:"\
#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{type:m.properties.attributes.properties.mux_playback_id.type},schema:m.properties.
attributes.properties.mux_playback_id.type,parentSchema:m.properties.attributes.properties.mux_playback_id,data:a};e===null?e=[o]:e.push(o),p++}}if(r.mux_mp4_highest_res!==
void 0){let a=r.mux_mp4_highest_res;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes\
/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:m.properties.attributes.properties.mux_mp4_highest_res.type},schema:m.properties.attributes.properties.
mux_mp4_highest_res.type,parentSchema:m.properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),p++}if(!(a==="high"||a==="medium"||
a==="low"||a===null)){let o={instancePath:i+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"\
enum",params:{allowedValues:m.properties.attributes.properties.mux_mp4_highest_res.enum},schema:m.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:m.
properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),p++}}if(r.smart_tags!==void 0){let a=r.smart_tags;if(Array.isArray(a)){let o=a.
length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!="string"){let d={instancePath:i+"/attributes/smart_tags/"+u,schemaPath:"#/properties/attributes/properties/s\
mart_tags/items/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.smart_tags.items.type,parentSchema:m.properties.attributes.
properties.smart_tags.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/attributes/smart_tags",schemaPath:"#/properties/attributes/prope\
rties/smart_tags/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.smart_tags.type,parentSchema:m.properties.attributes.properties.
smart_tags,data:a};e===null?e=[o]:e.push(o),p++}}if(r.exif_info!==void 0){let a=r.exif_info;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let o={instancePath:i+
"/attributes/exif_info",schemaPath:"#/properties/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.
exif_info.type,parentSchema:m.properties.attributes.properties.exif_info,data:a};e===null?e=[o]:e.push(o),p++}}if(r.colors!==void 0){let a=r.colors;if(Array.isArray(
a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.red===void 0){let d={instancePath:i+"/attributes/colors/"+u,
schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"red"},schema:m.properties.attributes.properties.
colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[d]:e.push(d),p++}if(l.green===void 0){let d={instancePath:i+
"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:m.properties.
attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[d]:e.push(d),p++}if(l.blue===void 0){
let d={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
blue"},schema:m.properties.attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[d]:e.push(
d),p++}if(l.alpha===void 0){let d={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"require\
d",params:{missingProperty:"alpha"},schema:m.properties.attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,
data:l};e===null?e=[d]:e.push(d),p++}for(let d in l)if(!(d==="red"||d==="green"||d==="blue"||d==="alpha")){let c={instancePath:i+"/attributes/colors/"+u,schemaPath:"\
#/properties/attributes/properties/colors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:m.properties.
attributes.properties.colors.items,data:l};e===null?e=[c]:e.push(c),p++}if(l.red!==void 0){let d=l.red;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){
let c={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"\
integer"},schema:m.properties.attributes.properties.colors.items.properties.red.type,parentSchema:m.properties.attributes.properties.colors.items.properties.red,
data:d};e===null?e=[c]:e.push(c),p++}if(typeof d=="number"&&isFinite(d)){if(d>255||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"#/\
properties/attributes/properties/colors/items/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.
attributes.properties.colors.items.properties.red,data:d};e===null?e=[c]:e.push(c),p++}if(d<0||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.colors.items.properties.red,data:d};e===null?e=[c]:e.push(c),p++}}}if(l.green!==void 0){let d=l.green;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))){let c={instancePath:i+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{
type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.green.type,parentSchema:m.properties.attributes.properties.colors.items.properties.
green,data:d};e===null?e=[c]:e.push(c),p++}if(typeof d=="number"&&isFinite(d)){if(d>255||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/green",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.
attributes.properties.colors.items.properties.green,data:d};e===null?e=[c]:e.push(c),p++}if(d<0||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/green",
schemaPath:"#/properties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.
properties.attributes.properties.colors.items.properties.green,data:d};e===null?e=[c]:e.push(c),p++}}}if(l.blue!==void 0){let d=l.blue;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/attributes/colors/"+u+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/bl\
ue/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:m.properties.attributes.
properties.colors.items.properties.blue,data:d};e===null?e=[c]:e.push(c),p++}if(typeof d=="number"&&isFinite(d)){if(d>255||isNaN(d)){let c={instancePath:i+"/att\
ributes/colors/"+u+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.blue,data:d};e===null?e=[c]:e.push(c),p++}if(d<0||isNaN(d)){let c={instancePath:i+
"/attributes/colors/"+u+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.blue,data:d};e===null?e=[c]:e.push(c),p++}}}if(l.alpha!==void 0){let d=l.alpha;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/\
colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:m.
properties.attributes.properties.colors.items.properties.alpha,data:d};e===null?e=[c]:e.push(c),p++}if(typeof d=="number"&&isFinite(d)){if(d>255||isNaN(d)){let c={
instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{
comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:d};e===null?e=[c]:e.push(c),p++}if(d<0||
isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:d};e===null?e=[c]:e.push(c),
p++}}}}else{let d={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},
schema:m.properties.attributes.properties.colors.items.type,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{
let o={instancePath:i+"/attributes/colors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:m.properties.
attributes.properties.colors.type,parentSchema:m.properties.attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),p++}}if(r.created_at!==void 0){let a=r.
created_at;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"\
type",params:{type:m.properties.attributes.properties.created_at.type},schema:m.properties.attributes.properties.created_at.type,parentSchema:m.properties.attributes.
properties.created_at,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="string"&&!X.test(a)){let o={instancePath:i+"/attributes/created_at",schemaPath:"#/prope\
rties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:m.properties.attributes.properties.created_at,
data:a};e===null?e=[o]:e.push(o),p++}}if(r.updated_at!==void 0){let a=r.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/updated_a\
t",schemaPath:"#/properties/attributes/properties/updated_at/type",keyword:"type",params:{type:m.properties.attributes.properties.updated_at.type},schema:m.properties.
attributes.properties.updated_at.type,parentSchema:m.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="string"&&!X.
test(a)){let o={instancePath:i+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-\
time"},schema:"date-time",parentSchema:m.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attribu\
tes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.type,parentSchema:m.properties.attributes,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creator===void 0){let a={instancePath:i+
"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"creator"},schema:m.properties.relationships.required,
parentSchema:m.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}if(r.upload_collection===void 0){let a={instancePath:i+"/relationships",schemaPath:"\
#/properties/relationships/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:m.properties.relationships.required,parentSchema:m.properties.
relationships,data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)if(!(a==="creator"||a==="upload_collection")){let o={instancePath:i+"/relationships",schemaPath:"\
#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:m.properties.relationships,
data:r};e===null?e=[o]:e.push(o),p++}if(r.creator!==void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:m.properties.
relationships.properties.creator.required,parentSchema:m.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!==
"data"){let u={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:o},schema:!1,parentSchema:m.properties.relationships.properties.creator,data:a};e===null?e=[u]:e.push(u),p++}a.data!==void 0&&(he(
a.data,{instancePath:i+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?he.errors:v(e,he.errors),
p=e.length))}else{let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"ob\
ject"},schema:m.properties.relationships.properties.creator.type,parentSchema:m.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),p++}}
if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationship\
s/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:m.properties.
relationships.properties.upload_collection.required,parentSchema:m.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)
if(o!=="data"){let u={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:m.properties.relationships.properties.upload_collection,data:a};e===null?e=[
u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,l=!0,d=p;if(o!==null){let c={};e===null?e=[c]:e.push(c),p++}var t=d===p;if(p=u,e!==null&&(u?e.length=u:e=null),
!t){let c=p;V(o,{instancePath:i+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:
v(e,V.errors),p=e.length);var t=c===p;l=t}if(!l){let c={instancePath:i+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties\
/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:m.properties.relationships.properties.upload_collection.properties.data.
if,parentSchema:m.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[c]:e.push(c),p++}}}else{let o={instancePath:i+"/rela\
tionships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:m.properties.
relationships.properties.upload_collection.type,parentSchema:m.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}}}else{
let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.type,
parentSchema:m.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},schema:m.type,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}return lr.errors=e,p===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function It(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=It.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Lr.required,parentSchema:Lr,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Lr,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(lr(s.data,{
instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?lr.errors:v(e,lr.errors),p=e.length))}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Lr.type,parentSchema:Lr,data:s};e===null?e=[t]:e.push(t),p++}return It.errors=e,p===0}It.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Xs=$t,Rr={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/Job"}},$id:"standin://json-api/data/Job"},ve={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"\
string",const:"job"}}};function dr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=dr.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)
if(!(t==="id"||t==="type")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ve,
data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:ve.properties.id.type,parentSchema:ve.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:ve.properties.type.type,parentSchema:ve.
properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="job"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
job"},schema:"job",parentSchema:ve.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:ve.type,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),p++}return dr.errors=e,p===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function $t(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=$t.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:Rr.required,parentSchema:Rr,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Rr,data:s};e===null?e=[r]:e.push(r),p++}
s.data!==void 0&&(dr(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?dr.errors:v(e,dr.errors),p=
e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Rr.type,parentSchema:Rr,data:s};e===null?e=[t]:e.push(t),
p++}return $t.errors=e,p===0}$t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var S=Nt,F={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",
const:"api_error"},attributes:{type:"object",additionalProperties:!1,required:["code","doc_url","details"],properties:{code:{type:"string"},doc_url:{type:"strin\
g"},details:{type:"object",additionalProperties:!0},transient:{type:"boolean"}}}}}}}};function Nt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=Nt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:F.required,parentSchema:F,data:s};
e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:F,data:s};e===null?e=[r]:e.push(r),p++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){if(t.length<1){let a={instancePath:i+"/data",
schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:F.properties.data,data:t};e===null?e=[a]:e.push(a),p++}let r=t.
length;for(let a=0;a<r;a++){let o=t[a];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let u={instancePath:i+"/data/"+a,schemaPath:"#/properties/\
data/items/required",keyword:"required",params:{missingProperty:"id"},schema:F.properties.data.items.required,parentSchema:F.properties.data.items,data:o};e===null?
e=[u]:e.push(u),p++}if(o.type===void 0){let u={instancePath:i+"/data/"+a,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"\
type"},schema:F.properties.data.items.required,parentSchema:F.properties.data.items,data:o};e===null?e=[u]:e.push(u),p++}if(o.attributes===void 0){let u={instancePath:i+
"/data/"+a,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"attributes"},schema:F.properties.data.items.required,parentSchema:F.
properties.data.items,data:o};e===null?e=[u]:e.push(u),p++}for(let u in o)if(!(u==="id"||u==="type"||u==="attributes")){let l={instancePath:i+"/data/"+a,schemaPath:"\
#/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:F.properties.data.items,data:o};
e===null?e=[l]:e.push(l),p++}if(o.id!==void 0){let u=o.id;if(typeof u!="string"){let l={instancePath:i+"/data/"+a+"/id",schemaPath:"#/properties/data/items/prop\
erties/id/type",keyword:"type",params:{type:"string"},schema:F.properties.data.items.properties.id.type,parentSchema:F.properties.data.items.properties.id,data:u};
e===null?e=[l]:e.push(l),p++}}if(o.type!==void 0){let u=o.type;if(typeof u!="string"){let l={instancePath:i+"/data/"+a+"/type",schemaPath:"#/properties/data/ite\
ms/properties/type/type",keyword:"type",params:{type:"string"},schema:F.properties.data.items.properties.type.type,parentSchema:F.properties.data.items.properties.
type,data:u};e===null?e=[l]:e.push(l),p++}if(u!=="api_error"){let l={instancePath:i+"/data/"+a+"/type",schemaPath:"#/properties/data/items/properties/type/const",
keyword:"const",params:{allowedValue:"api_error"},schema:"api_error",parentSchema:F.properties.data.items.properties.type,data:u};e===null?e=[l]:e.push(l),p++}}
if(o.attributes!==void 0){let u=o.attributes;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.code===void 0){let l={instancePath:i+"/data/"+a+"/attributes",schemaPath:"\
#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"code"},schema:F.properties.data.items.properties.attributes.
required,parentSchema:F.properties.data.items.properties.attributes,data:u};e===null?e=[l]:e.push(l),p++}if(u.doc_url===void 0){let l={instancePath:i+"/data/"+a+
"/attributes",schemaPath:"#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"doc_url"},schema:F.properties.data.
items.properties.attributes.required,parentSchema:F.properties.data.items.properties.attributes,data:u};e===null?e=[l]:e.push(l),p++}if(u.details===void 0){let l={
instancePath:i+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"details"},
schema:F.properties.data.items.properties.attributes.required,parentSchema:F.properties.data.items.properties.attributes,data:u};e===null?e=[l]:e.push(l),p++}for(let l in u)
if(!(l==="code"||l==="doc_url"||l==="details"||l==="transient")){let d={instancePath:i+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/a\
ttributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:F.properties.data.items.properties.attributes,
data:u};e===null?e=[d]:e.push(d),p++}if(u.code!==void 0){let l=u.code;if(typeof l!="string"){let d={instancePath:i+"/data/"+a+"/attributes/code",schemaPath:"#/p\
roperties/data/items/properties/attributes/properties/code/type",keyword:"type",params:{type:"string"},schema:F.properties.data.items.properties.attributes.properties.
code.type,parentSchema:F.properties.data.items.properties.attributes.properties.code,data:l};e===null?e=[d]:e.push(d),p++}}if(u.doc_url!==void 0){let l=u.doc_url;
if(typeof l!="string"){let d={instancePath:i+"/data/"+a+"/attributes/doc_url",schemaPath:"#/properties/data/items/properties/attributes/properties/doc_url/type",
keyword:"type",params:{type:"string"},schema:F.properties.data.items.properties.attributes.properties.doc_url.type,parentSchema:F.properties.data.items.properties.
attributes.properties.doc_url,data:l};e===null?e=[d]:e.push(d),p++}}if(u.details!==void 0){let l=u.details;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let d={
instancePath:i+"/data/"+a+"/attributes/details",schemaPath:"#/properties/data/items/properties/attributes/properties/details/type",keyword:"type",params:{type:"\
object"},schema:F.properties.data.items.properties.attributes.properties.details.type,parentSchema:F.properties.data.items.properties.attributes.properties.details,
data:l};e===null?e=[d]:e.push(d),p++}}if(u.transient!==void 0){let l=u.transient;if(typeof l!="boolean"){let d={instancePath:i+"/data/"+a+"/attributes/transient",
schemaPath:"#/properties/data/items/properties/attributes/properties/transient/type",keyword:"type",params:{type:"boolean"},schema:F.properties.data.items.properties.
attributes.properties.transient.type,parentSchema:F.properties.data.items.properties.attributes.properties.transient,data:l};e===null?e=[d]:e.push(d),p++}}}else{
let l={instancePath:i+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/type",keyword:"type",params:{type:"object"},schema:F.properties.
data.items.properties.attributes.type,parentSchema:F.properties.data.items.properties.attributes,data:u};e===null?e=[l]:e.push(l),p++}}}else{let u={instancePath:i+
"/data/"+a,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"},schema:F.properties.data.items.type,parentSchema:F.properties.data.items,
data:o};e===null?e=[u]:e.push(u),p++}}}else{let r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:F.properties.
data.type,parentSchema:F.properties.data,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},schema:F.type,parentSchema:F,data:s};e===null?e=[t]:e.push(t),p++}return Nt.errors=e,p===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ja=Et,
Wr={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadUpdate"}},$id:"standin://json-api/da\
ta/UploadUpdate"},N={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{
type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},
relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standi\
n://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"\
standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]},ge={type:"object",additionalProperties:!1,properties:{title:{type:["\
string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/s\
chemas#/$defs/FocalPoint"}}}};function Ye(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ye.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="\
custom_data"||r==="focal_point")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:ge,data:s};e===null?e=[a]:e.push(a),p++}if(s.title!==void 0){let r=s.title;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:ge.properties.title.type},schema:ge.properties.title.type,parentSchema:ge.properties.title,data:r};e===null?
e=[a]:e.push(a),p++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/alt",schemaPath:"#/properties/alt/type",keyword:"ty\
pe",params:{type:ge.properties.alt.type},schema:ge.properties.alt.type,parentSchema:ge.properties.alt,data:r};e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){
let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:i+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"typ\
e",params:{type:"object"},schema:ge.properties.custom_data.type,parentSchema:ge.properties.custom_data,data:r};e===null?e=[a]:e.push(a),p++}}if(s.focal_point!==
void 0){let r=s.focal_point,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(l),p++}var t=u===p;if(p=a,e!==null&&(a?e.length=a:e=null),!t){let l=p;He(r,
{instancePath:i+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:f})||(e=e===null?He.errors:v(e,He.errors),p=e.length);var t=l===
p;o=t}if(!o){let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:ge.properties.focal_point.
if,parentSchema:ge.properties.focal_point,data:r};e===null?e=[l]:e.push(l),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:ge.type,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),p++}return Ye.errors=e,p===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ur(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ur.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||
r==="relationships")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:N,
data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:N.properties.id.type,parentSchema:N.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:N.properties.type.type,parentSchema:N.properties.
type,data:r};e===null?e=[a]:e.push(a),p++}if(r!=="upload"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload"},schema:"upload",parentSchema:N.properties.type,data:r};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){for(let a in r)if(!(a==="path"||a==="basename"||a==="copyright"||a==="author"||a==="notes"||a==="tags"||a==="default_field_metadata")){let o={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:N.
properties.attributes,data:r};e===null?e=[o]:e.push(o),p++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){let o={instancePath:i+"/attributes/path",schemaPath:"\
#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:N.properties.attributes.properties.path.type,parentSchema:N.properties.
attributes.properties.path,data:a};e===null?e=[o]:e.push(o),p++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!="string"){let o={instancePath:i+"/attribu\
tes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:N.properties.attributes.properties.basename.
type,parentSchema:N.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),p++}}if(r.copyright!==void 0){let a=r.copyright;if(typeof a!="str\
ing"&&a!==null){let o={instancePath:i+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:N.properties.
attributes.properties.copyright.type},schema:N.properties.attributes.properties.copyright.type,parentSchema:N.properties.attributes.properties.copyright,data:a};
e===null?e=[o]:e.push(o),p++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/author",schemaPath:"#/pro\
perties/attributes/properties/author/type",keyword:"type",params:{type:N.properties.attributes.properties.author.type},schema:N.properties.attributes.properties.
author.type,parentSchema:N.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),p++}}if(r.notes!==void 0){let a=r.notes;if(typeof a!="string"&&
a!==null){let o={instancePath:i+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:N.properties.attributes.
properties.notes.type},schema:N.properties.attributes.properties.notes.type,parentSchema:N.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(
o),p++}}if(r.tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!="string"){let d={instancePath:i+"/attr\
ibutes/tags/"+u,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:N.properties.attributes.properties.
tags.items.type,parentSchema:N.properties.attributes.properties.tags.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/attributes/tags",
schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:N.properties.attributes.properties.tags.type,parentSchema:N.
properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),p++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a==
"object"&&!Array.isArray(a))for(let o in a)Ye(a[o],{instancePath:i+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:h,dynamicAnchors:f})||(e=e===null?Ye.errors:v(e,Ye.errors),p=e.length);else{let o={instancePath:i+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:N.properties.attributes.properties.default_field_metadata.
type,parentSchema:N.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:N.properties.attributes.type,parentSchema:N.properties.attributes,data:r};e===null?e=
[a]:e.push(a),p++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="creator"||a==="uploa\
d_collection")){let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:N.properties.relationships,data:r};e===null?e=[o]:e.push(o),p++}if(r.creator!==void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.data===void 0){let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{
missingProperty:"data"},schema:N.properties.relationships.properties.creator.required,parentSchema:N.properties.relationships.properties.creator,data:a};e===null?
e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:N.properties.relationships.properties.creator,data:a};e===null?
e=[u]:e.push(u),p++}a.data!==void 0&&(he(a.data,{instancePath:i+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||
(e=e===null?he.errors:v(e,he.errors),p=e.length))}else{let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/\
type",keyword:"type",params:{type:"object"},schema:N.properties.relationships.properties.creator.type,parentSchema:N.properties.relationships.properties.creator,
data:a};e===null?e=[o]:e.push(o),p++}}if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{
missingProperty:"data"},schema:N.properties.relationships.properties.upload_collection.required,parentSchema:N.properties.relationships.properties.upload_collection,
data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationshi\
ps/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:N.properties.relationships.
properties.upload_collection,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,l=!0,d=p;if(o!==null){let c={};e===null?e=[c]:e.push(c),p++}
var t=d===p;if(p=u,e!==null&&(u?e.length=u:e=null),!t){let c=p;V(o,{instancePath:i+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",
rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:v(e,V.errors),p=e.length);var t=c===p;l=t}if(!l){let c={instancePath:i+"/relationships/upload_collection/dat\
a",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:N.properties.relationships.
properties.upload_collection.properties.data.if,parentSchema:N.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[c]:e.push(
c),p++}}}else{let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",
params:{type:"object"},schema:N.properties.relationships.properties.upload_collection.type,parentSchema:N.properties.relationships.properties.upload_collection,
data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:N.properties.relationships.type,parentSchema:N.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:N.type,parentSchema:N,data:s};e===null?e=[r]:e.push(r),p++}return ur.errors=e,p===0}ur.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Et(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Et.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Wr.required,parentSchema:Wr,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="da\
ta"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Wr,data:s};e===
null?e=[r]:e.push(r),p++}s.data!==void 0&&(ur(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?ur.
errors:v(e,ur.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Wr.type,parentSchema:Wr,data:s};e===
null?e=[t]:e.push(t),p++}return Et.errors=e,p===0}Et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Da=zt,Or={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCreate"}},$id:"standin://json-api/data/UploadCreate"},$={type:"object",additionalProperties:!1,
required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
required:["path"],properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["str\
ing","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/Fiel\
dMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"\
null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function mr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=mr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:$.required,parentSchema:$,data:s};
e===null?e=[r]:e.push(r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:$.
required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:$,data:s};e===null?e=[a]:e.push(a),p++}if(s.
id!==void 0){let r=s.id;if(typeof r=="string"){if(!Yt.test(r)){let a={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:$.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}else{let a={instancePath:i+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},schema:$.properties.id.type,parentSchema:$.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.
type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:$.
properties.type.type,parentSchema:$.properties.type,data:r};e===null?e=[a]:e.push(a),p++}if(r!=="upload"){let a={instancePath:i+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:$.properties.type,data:r};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==
void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"path"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:r};e===null?e=
[a]:e.push(a),p++}for(let a in r)if(!(a==="path"||a==="basename"||a==="copyright"||a==="author"||a==="notes"||a==="tags"||a==="default_field_metadata")){let o={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:$.
properties.attributes,data:r};e===null?e=[o]:e.push(o),p++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){let o={instancePath:i+"/attributes/path",schemaPath:"\
#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:$.properties.attributes.properties.path.type,parentSchema:$.properties.
attributes.properties.path,data:a};e===null?e=[o]:e.push(o),p++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!="string"){let o={instancePath:i+"/attribu\
tes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:$.properties.attributes.properties.basename.
type,parentSchema:$.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),p++}}if(r.copyright!==void 0){let a=r.copyright;if(typeof a!="str\
ing"&&a!==null){let o={instancePath:i+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:$.properties.
attributes.properties.copyright.type},schema:$.properties.attributes.properties.copyright.type,parentSchema:$.properties.attributes.properties.copyright,data:a};
e===null?e=[o]:e.push(o),p++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/author",schemaPath:"#/pro\
perties/attributes/properties/author/type",keyword:"type",params:{type:$.properties.attributes.properties.author.type},schema:$.properties.attributes.properties.
author.type,parentSchema:$.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),p++}}if(r.notes!==void 0){let a=r.notes;if(typeof a!="string"&&
a!==null){let o={instancePath:i+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:$.properties.attributes.
properties.notes.type},schema:$.properties.attributes.properties.notes.type,parentSchema:$.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(
o),p++}}if(r.tags!==void 0){let a=r.tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!="string"){let d={instancePath:i+"/attr\
ibutes/tags/"+u,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:$.properties.attributes.properties.
tags.items.type,parentSchema:$.properties.attributes.properties.tags.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/attributes/tags",
schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:$.properties.attributes.properties.tags.type,parentSchema:$.
properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),p++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a==
"object"&&!Array.isArray(a))for(let o in a)Ye(a[o],{instancePath:i+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,
rootData:h,dynamicAnchors:f})||(e=e===null?Ye.errors:v(e,Ye.errors),p=e.length);else{let o={instancePath:i+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:$.properties.attributes.properties.default_field_metadata.
type,parentSchema:$.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:$.properties.attributes.type,parentSchema:$.properties.attributes,data:r};e===null?e=
[a]:e.push(a),p++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="creator"||a==="uploa\
d_collection")){let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:$.properties.relationships,data:r};e===null?e=[o]:e.push(o),p++}if(r.creator!==void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.data===void 0){let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{
missingProperty:"data"},schema:$.properties.relationships.properties.creator.required,parentSchema:$.properties.relationships.properties.creator,data:a};e===null?
e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:$.properties.relationships.properties.creator,data:a};e===null?
e=[u]:e.push(u),p++}a.data!==void 0&&(he(a.data,{instancePath:i+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||
(e=e===null?he.errors:v(e,he.errors),p=e.length))}else{let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/\
type",keyword:"type",params:{type:"object"},schema:$.properties.relationships.properties.creator.type,parentSchema:$.properties.relationships.properties.creator,
data:a};e===null?e=[o]:e.push(o),p++}}if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{
missingProperty:"data"},schema:$.properties.relationships.properties.upload_collection.required,parentSchema:$.properties.relationships.properties.upload_collection,
data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationshi\
ps/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:$.properties.relationships.
properties.upload_collection,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,l=!0,d=p;if(o!==null){let c={};e===null?e=[c]:e.push(c),p++}
var t=d===p;if(p=u,e!==null&&(u?e.length=u:e=null),!t){let c=p;V(o,{instancePath:i+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",
rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:v(e,V.errors),p=e.length);var t=c===p;l=t}if(!l){let c={instancePath:i+"/relationships/upload_collection/dat\
a",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:$.properties.relationships.
properties.upload_collection.properties.data.if,parentSchema:$.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[c]:e.push(
c),p++}}}else{let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",
params:{type:"object"},schema:$.properties.relationships.properties.upload_collection.type,parentSchema:$.properties.relationships.properties.upload_collection,
data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:$.properties.relationships.type,parentSchema:$.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:s};e===null?e=[r]:e.push(r),p++}return mr.errors=e,p===0}mr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function zt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=zt.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Or.required,parentSchema:Or,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="da\
ta"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Or,data:s};e===
null?e=[r]:e.push(r),p++}s.data!==void 0&&(mr(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?mr.
errors:v(e,mr.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Or.type,parentSchema:Or,data:s};e===
null?e=[t]:e.push(t),p++}return zt.errors=e,p===0}zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xa=Ft,Ce={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function cr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=cr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}if(s.attributes===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),
p++}if(s.relationships===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:m.required,parentSchema:m,
data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:m,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let r=s.
id;if(typeof r!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:m.properties.id.type,parentSchema:m.
properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:m.properties.type.type,parentSchema:m.properties.type,data:r};e===null?e=[a]:e.push(a),p++}if(r!=="up\
load"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:m.properties.
type,data:r};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let a={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:m.properties.attributes.required,
parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.basename===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/a\
ttributes/required",keyword:"required",params:{missingProperty:"basename"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};
e===null?e=[a]:e.push(a),p++}if(r.filename===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"filename"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.url===void 0){
let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.format===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"format"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};
e===null?e=[a]:e.push(a),p++}if(r.mime_type===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"mime_type"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.size===void 0){
let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"size"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.md5===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properti\
es/attributes/required",keyword:"required",params:{missingProperty:"md5"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===
null?e=[a]:e.push(a),p++}if(r.width===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
width"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.height===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.is_image===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"is_image"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:
e.push(a),p++}if(r.author===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
author"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.copyright===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"copyright"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.notes===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"notes"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),
p++}if(r.tags===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"tags"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.default_field_metadata===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"default_field_metadata"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.duration===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"duration"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.frame_rate===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"frame_rate"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.
blurhash===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"blurhash"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.thumbhash===void 0){let a={instancePath:i+"/attrib\
utes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.mux_playback_id===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===
null?e=[a]:e.push(a),p++}if(r.mux_mp4_highest_res===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}
if(r.smart_tags===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"smart_ta\
gs"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.exif_info===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.colors===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"colors"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(
a),p++}if(r.created_at===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"c\
reated_at"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}if(r.updated_at===void 0){let a={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)if(!se.call(m.properties.attributes.properties,a)){let o={instancePath:i+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:m.properties.attributes,
data:r};e===null?e=[o]:e.push(o),p++}if(r.path!==void 0){let a=r.path;if(typeof a!="string"){let o={instancePath:i+"/attributes/path",schemaPath:"#/properties/a\
ttributes/properties/path/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.path.type,parentSchema:m.properties.attributes.properties.
path,data:a};e===null?e=[o]:e.push(o),p++}}if(r.basename!==void 0){let a=r.basename;if(typeof a!="string"){let o={instancePath:i+"/attributes/basename",schemaPath:"\
#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.basename.type,parentSchema:m.properties.
attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),p++}}if(r.filename!==void 0){let a=r.filename;if(typeof a!="string"){let o={instancePath:i+"/att\
ributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.
filename.type,parentSchema:m.properties.attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),p++}}if(r.url!==void 0){let a=r.url;if(typeof a=="string"){
if(!$r(a)){let o={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",
parentSchema:m.properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),p++}}else{let o={instancePath:i+"/attributes/url",schemaPath:"#/properties/\
attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.url.type,parentSchema:m.properties.attributes.properties.
url,data:a};e===null?e=[o]:e.push(o),p++}}if(r.format!==void 0){let a=r.format;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/format",schemaPath:"\
#/properties/attributes/properties/format/type",keyword:"type",params:{type:m.properties.attributes.properties.format.type},schema:m.properties.attributes.properties.
format.type,parentSchema:m.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(o),p++}}if(r.mime_type!==void 0){let a=r.mime_type;if(typeof a!=
"string"&&a!==null){let o={instancePath:i+"/attributes/mime_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:m.properties.
attributes.properties.mime_type.type},schema:m.properties.attributes.properties.mime_type.type,parentSchema:m.properties.attributes.properties.mime_type,data:a};
e===null?e=[o]:e.push(o),p++}}if(r.size!==void 0){let a=r.size;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/attributes/size",
schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.size.type,parentSchema:m.
properties.attributes.properties.size,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+"/attribut\
es/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.size,data:a};e===null?e=[o]:e.push(o),p++}}if(r.md5!==void 0){let a=r.md5;if(typeof a=="string"){if(!qs.test(a)){let o={instancePath:i+"/attributes/m\
d5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:m.properties.
attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),p++}}else{let o={instancePath:i+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/\
type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.md5.type,parentSchema:m.properties.attributes.properties.md5,data:a};e===null?
e=[o]:e.push(o),p++}}if(r.width!==void 0){let a=r.width;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/w\
idth",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{type:m.properties.attributes.properties.width.type},schema:m.properties.
attributes.properties.width.type,parentSchema:m.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&
(a<0||isNaN(a))){let o={instancePath:i+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.width,data:a};e===null?e=[o]:e.push(o),p++}}if(r.height!==void 0){let a=r.height;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"\
type",params:{type:m.properties.attributes.properties.height.type},schema:m.properties.attributes.properties.height.type,parentSchema:m.properties.attributes.properties.
height,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+"/attributes/height",schemaPath:"#/proper\
ties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.height,data:a};
e===null?e=[o]:e.push(o),p++}}if(r.is_image!==void 0){let a=r.is_image;if(typeof a!="boolean"){let o={instancePath:i+"/attributes/is_image",schemaPath:"#/proper\
ties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:m.properties.attributes.properties.is_image.type,parentSchema:m.properties.
attributes.properties.is_image,data:a};e===null?e=[o]:e.push(o),p++}}if(r.author!==void 0){let a=r.author;if(typeof a!="string"&&a!==null){let o={instancePath:i+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:m.properties.attributes.properties.author.type},schema:m.
properties.attributes.properties.author.type,parentSchema:m.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),p++}}if(r.copyright!==void 0){
let a=r.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",
keyword:"type",params:{type:m.properties.attributes.properties.copyright.type},schema:m.properties.attributes.properties.copyright.type,parentSchema:m.properties.
attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),p++}}if(r.notes!==void 0){let a=r.notes;if(typeof a!="string"&&a!==null){let o={instancePath:i+
"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:m.properties.attributes.properties.notes.type},schema:m.
properties.attributes.properties.notes.type,parentSchema:m.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),p++}}if(r.tags!==void 0){let a=r.
tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!="string"){let d={instancePath:i+"/attributes/tags/"+u,schemaPath:"#/proper\
ties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.tags.items.type,parentSchema:m.properties.
attributes.properties.tags.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/attributes/tags",schemaPath:"#/properties/attributes/proper\
ties/tags/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.tags.type,parentSchema:m.properties.attributes.properties.tags,data:a};
e===null?e=[o]:e.push(o),p++}}if(r.default_field_metadata!==void 0){let a=r.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Je(
a[o],{instancePath:i+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:h,dynamicAnchors:f})||
(e=e===null?Je.errors:v(e,Je.errors),p=e.length);else{let o={instancePath:i+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/\
default_field_metadata/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.default_field_metadata.type,parentSchema:m.properties.
attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),p++}}if(r.duration!==void 0){let a=r.duration;if(!(typeof a=="number"&&isFinite(a))&&
a!==null){let o={instancePath:i+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:m.properties.attributes.
properties.duration.type},schema:m.properties.attributes.properties.duration.type,parentSchema:m.properties.attributes.properties.duration,data:a};e===null?e=[o]:
e.push(o),p++}}if(r.frame_rate!==void 0){let a=r.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:i+"/attributes/frame_rate",schemaPath:"\
#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:m.properties.attributes.properties.frame_rate.type},schema:m.properties.attributes.
properties.frame_rate.type,parentSchema:m.properties.attributes.properties.frame_rate,data:a};e===null?e=[o]:e.push(o),p++}}if(r.blurhash!==void 0){let a=r.blurhash;
if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{
type:m.properties.attributes.properties.blurhash.type},schema:m.properties.attributes.properties.blurhash.type,parentSchema:m.properties.attributes.properties.blurhash,
data:a};e===null?e=[o]:e.push(o),p++}}if(r.thumbhash!==void 0){let a=r.thumbhash;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/thumbhash",
schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:m.properties.attributes.properties.thumbhash.type},schema:m.properties.
attributes.properties.thumbhash.type,parentSchema:m.properties.attributes.properties.thumbhash,data:a};e===null?e=[o]:e.push(o),p++}}if(r.mux_playback_id!==void 0){
let a=r.mux_playback_id;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_\
playback_id/type",keyword:"type",params:{type:m.properties.attributes.properties.mux_playback_id.type},schema:m.properties.attributes.properties.mux_playback_id.
type,parentSchema:m.properties.attributes.properties.mux_playback_id,data:a};e===null?e=[o]:e.push(o),p++}}if(r.mux_mp4_highest_res!==void 0){let a=r.mux_mp4_highest_res;
if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",
keyword:"type",params:{type:m.properties.attributes.properties.mux_mp4_highest_res.type},schema:m.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:m.
properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),p++}if(!(a==="high"||a==="medium"||a==="low"||a===null)){let o={instancePath:i+
"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:m.properties.attributes.
properties.mux_mp4_highest_res.enum},schema:m.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:m.properties.attributes.properties.mux_mp4_highest_res,
data:a};e===null?e=[o]:e.push(o),p++}}if(r.smart_tags!==void 0){let a=r.smart_tags;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(typeof l!=
"string"){let d={instancePath:i+"/attributes/smart_tags/"+u,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"s\
tring"},schema:m.properties.attributes.properties.smart_tags.items.type,parentSchema:m.properties.attributes.properties.smart_tags.items,data:l};e===null?e=[d]:
e.push(d),p++}}}else{let o={instancePath:i+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"\
array"},schema:m.properties.attributes.properties.smart_tags.type,parentSchema:m.properties.attributes.properties.smart_tags,data:a};e===null?e=[o]:e.push(o),p++}}
if(r.exif_info!==void 0){let a=r.exif_info;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let o={instancePath:i+"/attributes/exif_info",schemaPath:"#/propertie\
s/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.exif_info.type,parentSchema:m.properties.
attributes.properties.exif_info,data:a};e===null?e=[o]:e.push(o),p++}}if(r.colors!==void 0){let a=r.colors;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){
let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.red===void 0){let d={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/pro\
perties/colors/items/required",keyword:"required",params:{missingProperty:"red"},schema:m.properties.attributes.properties.colors.items.required,parentSchema:m.
properties.attributes.properties.colors.items,data:l};e===null?e=[d]:e.push(d),p++}if(l.green===void 0){let d={instancePath:i+"/attributes/colors/"+u,schemaPath:"\
#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:m.properties.attributes.properties.colors.items.
required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[d]:e.push(d),p++}if(l.blue===void 0){let d={instancePath:i+"/attribute\
s/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},schema:m.properties.attributes.
properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[d]:e.push(d),p++}if(l.alpha===void 0){let d={instancePath:i+
"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},schema:m.properties.
attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[d]:e.push(d),p++}for(let d in l)if(!(d===
"red"||d==="green"||d==="blue"||d==="alpha")){let c={instancePath:i+"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?
e=[c]:e.push(c),p++}if(l.red!==void 0){let d=l.red;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/attributes/colors/"+u+"/red",
schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.
colors.items.properties.red.type,parentSchema:m.properties.attributes.properties.colors.items.properties.red,data:d};e===null?e=[c]:e.push(c),p++}if(typeof d=="\
number"&&isFinite(d)){if(d>255||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attributes/properties/colors/items/prope\
rties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.red,data:d};
e===null?e=[c]:e.push(c),p++}if(d<0||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/red",schemaPath:"#/properties/attributes/properties/colors/items/\
properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.red,
data:d};e===null?e=[c]:e.push(c),p++}}}if(l.green!==void 0){let d=l.green;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/attr\
ibutes/colors/"+u+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},schema:m.properties.
attributes.properties.colors.items.properties.green.type,parentSchema:m.properties.attributes.properties.colors.items.properties.green,data:d};e===null?e=[c]:e.
push(c),p++}if(typeof d=="number"&&isFinite(d)){if(d>255||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/green",schemaPath:"#/properties/attributes/p\
roperties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.
colors.items.properties.green,data:d};e===null?e=[c]:e.push(c),p++}if(d<0||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/green",schemaPath:"#/proper\
ties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.colors.items.properties.green,data:d};e===null?e=[c]:e.push(c),p++}}}if(l.blue!==void 0){let d=l.blue;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))){let c={instancePath:i+"/attributes/colors/"+u+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{
type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:m.properties.attributes.properties.colors.items.properties.
blue,data:d};e===null?e=[c]:e.push(c),p++}if(typeof d=="number"&&isFinite(d)){if(d>255||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/blue",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.
attributes.properties.colors.items.properties.blue,data:d};e===null?e=[c]:e.push(c),p++}if(d<0||isNaN(d)){let c={instancePath:i+"/attributes/colors/"+u+"/blue",
schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.
properties.attributes.properties.colors.items.properties.blue,data:d};e===null?e=[c]:e.push(c),p++}}}if(l.alpha!==void 0){let d=l.alpha;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/a\
lpha/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:m.properties.attributes.
properties.colors.items.properties.alpha,data:d};e===null?e=[c]:e.push(c),p++}if(typeof d=="number"&&isFinite(d)){if(d>255||isNaN(d)){let c={instancePath:i+"/at\
tributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:d};e===null?e=[c]:e.push(c),p++}if(d<0||isNaN(d)){let c={instancePath:i+
"/attributes/colors/"+u+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:d};e===null?e=[c]:e.push(c),p++}}}}else{let d={instancePath:i+
"/attributes/colors/"+u,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.
colors.items.type,parentSchema:m.properties.attributes.properties.colors.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/attributes/co\
lors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.colors.type,parentSchema:m.
properties.attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),p++}}if(r.created_at!==void 0){let a=r.created_at;if(typeof a!="string"&&a!==null){let o={
instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:m.properties.attributes.properties.
created_at.type},schema:m.properties.attributes.properties.created_at.type,parentSchema:m.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(
o),p++}if(typeof a=="string"&&!X.test(a)){let o={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:m.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(o),p++}}if(r.updated_at!==
void 0){let a=r.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:i+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/update\
d_at/type",keyword:"type",params:{type:m.properties.attributes.properties.updated_at.type},schema:m.properties.attributes.properties.updated_at.type,parentSchema:m.
properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="string"&&!X.test(a)){let o={instancePath:i+"/attributes/updated_a\
t",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:m.properties.attributes.
properties.updated_at,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"object"},schema:m.properties.attributes.type,parentSchema:m.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){let r=s.
relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.creator===void 0){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/\
required",keyword:"required",params:{missingProperty:"creator"},schema:m.properties.relationships.required,parentSchema:m.properties.relationships,data:r};e===null?
e=[a]:e.push(a),p++}if(r.upload_collection===void 0){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",
params:{missingProperty:"upload_collection"},schema:m.properties.relationships.required,parentSchema:m.properties.relationships,data:r};e===null?e=[a]:e.push(a),
p++}for(let a in r)if(!(a==="creator"||a==="upload_collection")){let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:m.properties.relationships,data:r};e===null?e=[o]:e.push(o),p++}if(r.creator!==
void 0){let a=r.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/creator",schemaPath:"#/properties\
/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:m.properties.relationships.properties.creator.required,parentSchema:m.
properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:m.properties.
relationships.properties.creator,data:a};e===null?e=[u]:e.push(u),p++}a.data!==void 0&&(he(a.data,{instancePath:i+"/relationships/creator/data",parentData:a,parentDataProperty:"\
data",rootData:h,dynamicAnchors:f})||(e=e===null?he.errors:v(e,he.errors),p=e.length))}else{let o={instancePath:i+"/relationships/creator",schemaPath:"#/propert\
ies/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.properties.creator.type,parentSchema:m.properties.
relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),p++}}if(r.upload_collection!==void 0){let a=r.upload_collection;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/req\
uired",keyword:"required",params:{missingProperty:"data"},schema:m.properties.relationships.properties.upload_collection.required,parentSchema:m.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:m.
properties.relationships.properties.upload_collection,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,l=!0,d=p;if(o!==null){let c={};e===
null?e=[c]:e.push(c),p++}var t=d===p;if(p=u,e!==null&&(u?e.length=u:e=null),!t){let c=p;V(o,{instancePath:i+"/relationships/upload_collection/data",parentData:a,
parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:v(e,V.errors),p=e.length);var t=c===p;l=t}if(!l){let c={instancePath:i+"/relations\
hips/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},
schema:m.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:m.properties.relationships.properties.upload_collection.properties.
data,data:o};e===null?e=[c]:e.push(c),p++}}}else{let o={instancePath:i+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/uplo\
ad_collection/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.properties.upload_collection.type,parentSchema:m.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"},schema:m.properties.relationships.type,parentSchema:m.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:m.type,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}return cr.errors=e,p===0}cr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var er={type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{type:"integer",minimum:0}}};
function ye(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total_count"},schema:er.required,parentSchema:er,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="total_count"){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:er,data:s};e===null?e=[r]:
e.push(r),p++}if(s.total_count!==void 0){let t=s.total_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/total_count",schemaPath:"\
#/properties/total_count/type",keyword:"type",params:{type:"integer"},schema:er.properties.total_count.type,parentSchema:er.properties.total_count,data:t};e===null?
e=[r]:e.push(r),p++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/total_count",schemaPath:"#/properties/total_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:er.properties.total_count,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:er.type,parentSchema:er,data:s};e===null?e=[t]:e.push(t),p++}return ye.errors=e,p===0}ye.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ft(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ft.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Ce.required,parentSchema:Ce,data:s};e===null?e=[t]:e.push(t),p++}if(s.meta===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Ce.required,parentSchema:Ce,data:s};e===null?e=[t]:e.push(t),p++}
for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Ce,data:s};e===null?e=[r]:e.push(r),p++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)cr(t[a],
{instancePath:i+"/data/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?cr.errors:v(e,cr.errors),p=e.length)}else{let r={instancePath:i+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Ce.properties.data.type,parentSchema:Ce.properties.data,data:t};e===null?
e=[r]:e.push(r),p++}}s.meta!==void 0&&(ye(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:f})||(e=e===null?ye.errors:
v(e,ye.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ce.type,parentSchema:Ce,data:s};e===null?
e=[t]:e.push(t),p++}return Ft.errors=e,p===0}Ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ia=Ut,Zr={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},Z={type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,
required:["url","request_headers"],properties:{url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function hr(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=hr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),p++}if(s.attributes===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributes"},schema:Z.required,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t===
"id"||t==="type"||t==="attributes")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Z,data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},schema:Z.properties.id.type,parentSchema:Z.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.
type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Z.properties.type.type,
parentSchema:Z.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="upload_request"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:Z.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attributes!==
void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.url===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"url"},schema:Z.properties.attributes.required,parentSchema:Z.properties.attributes,data:t};e===null?e=[
r]:e.push(r),p++}if(t.request_headers===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
request_headers"},schema:Z.properties.attributes.required,parentSchema:Z.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}for(let r in t)if(!(r==="url"||
r==="request_headers")){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Z.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.url!==void 0){let r=t.url;if(typeof r=="string"){if(!$r(r)){let a={instancePath:i+
"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:Z.properties.attributes.
properties.url,data:r};e===null?e=[a]:e.push(a),p++}}else{let a={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},schema:Z.properties.attributes.properties.url.type,parentSchema:Z.properties.attributes.properties.url,data:r};e===null?e=[a]:e.push(
a),p++}}if(t.request_headers!==void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={
instancePath:i+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additional\
Properties/type",keyword:"type",params:{type:"string"},schema:Z.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:Z.properties.
attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/attributes/request_headers",schemaPath:"\
#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:Z.properties.attributes.properties.request_headers.type,parentSchema:Z.
properties.attributes.properties.request_headers,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+"/attributes",schemaPath:"#/properties/attrib\
utes/type",keyword:"type",params:{type:"object"},schema:Z.properties.attributes.type,parentSchema:Z.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Z.type,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),p++}return hr.errors=
e,p===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ut(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Ut.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Zr.required,parentSchema:Zr,data:s};e===null?e=[t]:e.push(
t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Zr,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(hr(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||
(e=e===null?hr.errors:v(e,hr.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Zr.type,parentSchema:Zr,
data:s};e===null?e=[t]:e.push(t),p++}return Ut.errors=e,p===0}Ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $a=Vt,Mr={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequestCreate"}},$id:"standin://json-api/data/UploadRequestCreate"},ke={type:"\
object",additionalProperties:!1,properties:{type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,properties:{filename:{
type:"string"}}}},required:["type"]};function yr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=yr.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:ke.required,parentSchema:ke,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)
if(!(t==="type"||t==="attributes")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:ke,data:s};e===null?e=[r]:e.push(r),p++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/propert\
ies/type/type",keyword:"type",params:{type:"string"},schema:ke.properties.type.type,parentSchema:ke.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!==
"upload_request"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_reque\
st",parentSchema:ke.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(
t)){for(let r in t)if(r!=="filename"){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:ke.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.filename!==void 0){let r=t.filename;if(typeof r!=
"string"){let a={instancePath:i+"/attributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:ke.
properties.attributes.properties.filename.type,parentSchema:ke.properties.attributes.properties.filename,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:ke.properties.attributes.type,parentSchema:ke.properties.attributes,
data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ke.type,parentSchema:ke,data:s};
e===null?e=[t]:e.push(t),p++}return yr.errors=e,p===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vt(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Vt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Mr.required,parentSchema:Mr,
data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:Mr,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(yr(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"\
data",rootData:h,dynamicAnchors:f})||(e=e===null?yr.errors:v(e,yr.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Mr.type,parentSchema:Mr,data:s};e===null?e=[t]:e.push(t),p++}return Vt.errors=e,p===0}Vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ut=Tt,
Kr={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/data/We\
bhook"},w={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_\
version","nested_items_in_payload","auto_retry"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"obj\
ect",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","\
null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{
type:"boolean"}}}}},Ae={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://json-api/schemas#/\
$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://j\
son-api/schemas#/$defs/WebhookEventFilter"}}}},Br={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","\
cda_cache_tags"]};function Ie(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ie.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Br.
type,parentSchema:Br,data:s};e===null?e=[t]:e.push(t),p++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenan\
ce_mode"||s==="sso_user"||s==="cda_cache_tags")){let t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Br.enum},schema:Br.enum,parentSchema:Br,
data:s};e===null?e=[t]:e.push(t),p++}return Ie.errors=e,p===0}Ie.evaluated={dynamicProps:!1,dynamicItems:!1};var Hr={type:"string",enum:["create","update","dele\
te","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function $e(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Hr.type,parentSchema:Hr,data:s};e===null?e=[t]:e.push(t),p++}if(!(s==="create"||
s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s===
"invalidate")){let t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Hr.enum},schema:Hr.enum,parentSchema:Hr,data:s};e===null?e=[t]:e.push(
t),p++}return $e.errors=e,p===0}$e.evaluated={dynamicProps:!1,dynamicItems:!1};var oe={type:"object",additionalProperties:!1,required:["entity_type","entity_ids"],
properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"\
string"}}}};function fr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=fr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"entity_type"},schema:oe.required,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),p++}if(s.entity_ids===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_ids"},schema:oe.required,parentSchema:oe,data:s};e===null?e=[t]:
e.push(t),p++}for(let t in s)if(!(t==="entity_type"||t==="entity_ids")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:oe,data:s};e===null?e=[r]:e.push(r),p++}if(s.entity_type!==void 0){let t=s.entity_type;if(typeof t!="string"){
let r={instancePath:i+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},schema:oe.properties.entity_type.type,parentSchema:oe.
properties.entity_type,data:t};e===null?e=[r]:e.push(r),p++}if(!(t==="item_type"||t==="item"||t==="build_trigger"||t==="environment"||t==="environment_type")){let r={
instancePath:i+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:oe.properties.entity_type.enum},schema:oe.properties.
entity_type.enum,parentSchema:oe.properties.entity_type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.entity_ids!==void 0){let t=s.entity_ids;if(Array.isArray(t)){
if(t.length<1){let a={instancePath:i+"/entity_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:oe.properties.
entity_ids,data:t};e===null?e=[a]:e.push(a),p++}let r=t.length;for(let a=0;a<r;a++){let o=t[a];if(typeof o!="string"){let u={instancePath:i+"/entity_ids/"+a,schemaPath:"\
#/properties/entity_ids/items/type",keyword:"type",params:{type:"string"},schema:oe.properties.entity_ids.items.type,parentSchema:oe.properties.entity_ids.items,
data:o};e===null?e=[u]:e.push(u),p++}}}else{let r={instancePath:i+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"array"},schema:oe.
properties.entity_ids.type,parentSchema:oe.properties.entity_ids,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:oe.type,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),p++}return fr.errors=e,p===0}fr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function fe(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=fe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"entity_type"},schema:Ae.required,parentSchema:Ae,data:s};e===null?e=[t]:e.push(t),p++}if(s.event_types===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:Ae.required,parentSchema:Ae,data:s};e===null?e=[t]:
e.push(t),p++}for(let t in s)if(!(t==="entity_type"||t==="event_types"||t==="filters")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ae,data:s};e===null?e=[r]:e.push(r),p++}if(s.entity_type!==void 0&&(Ie(s.entity_type,{instancePath:i+
"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:h,dynamicAnchors:f})||(e=e===null?Ie.errors:v(e,Ie.errors),p=e.length)),s.event_types!==void 0){
let t=s.event_types;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)$e(t[a],{instancePath:i+"/event_types/"+a,parentData:t,parentDataProperty:a,rootData:h,
dynamicAnchors:f})||(e=e===null?$e.errors:v(e,$e.errors),p=e.length)}else{let r={instancePath:i+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"},schema:Ae.properties.event_types.type,parentSchema:Ae.properties.event_types,data:t};e===null?e=[r]:e.push(r),p++}}if(s.filters!==void 0){
let t=s.filters;if(!Array.isArray(t)&&t!==null){let r={instancePath:i+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:Ae.properties.
filters.type},schema:Ae.properties.filters.type,parentSchema:Ae.properties.filters,data:t};e===null?e=[r]:e.push(r),p++}if(Array.isArray(t)){let r=t.length;for(let a=0;a<
r;a++)fr(t[a],{instancePath:i+"/filters/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?fr.errors:v(e,fr.errors),p=e.length)}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ae.type,parentSchema:Ae,data:s};e===null?e=[t]:e.push(t),p++}return fe.errors=
e,p===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function br(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=br.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:w.required,parentSchema:w,data:s};e===null?e=[t]:e.push(t),p++}if(s.
type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:w.required,parentSchema:w,data:s};e===null?
e=[t]:e.push(t),p++}if(s.attributes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:w.required,
parentSchema:w,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:w,data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){let t=s.
id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:w.properties.id.type,parentSchema:w.
properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:w.properties.type.type,parentSchema:w.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="we\
bhook"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:w.properties.
type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:w.properties.attributes.required,
parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.url===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attrib\
utes/required",keyword:"required",params:{missingProperty:"url"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=
[r]:e.push(r),p++}if(t.custom_payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
custom_payload"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.headers===void 0){let r={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"headers"},schema:w.properties.attributes.
required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.events===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"events"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};
e===null?e=[r]:e.push(r),p++}if(t.http_basic_user===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"http_basic_user"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.
http_basic_password===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http\
_basic_password"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.enabled===void 0){let r={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},schema:w.properties.attributes.
required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.payload_api_version===void 0){let r={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},schema:w.properties.attributes.required,parentSchema:w.properties.
attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.nested_items_in_payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/r\
equired",keyword:"required",params:{missingProperty:"nested_items_in_payload"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};
e===null?e=[r]:e.push(r),p++}if(t.auto_retry===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"auto_retry"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}for(let r in t)if(!se.
call(w.properties.attributes.properties,r)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},schema:!1,parentSchema:w.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.name!==void 0){let r=t.name;if(typeof r!=
"string"){let a={instancePath:i+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:w.properties.
attributes.properties.name.type,parentSchema:w.properties.attributes.properties.name,data:r};e===null?e=[a]:e.push(a),p++}}if(t.url!==void 0){let r=t.url;if(typeof r!=
"string"){let a={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:w.properties.
attributes.properties.url.type,parentSchema:w.properties.attributes.properties.url,data:r};e===null?e=[a]:e.push(a),p++}}if(t.custom_payload!==void 0){let r=t.custom_payload;
if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:w.properties.attributes.properties.custom_payload.type},schema:w.properties.attributes.properties.custom_payload.type,parentSchema:w.properties.
attributes.properties.custom_payload,data:r};e===null?e=[a]:e.push(a),p++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){
let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/prop\
erties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.properties.attributes.properties.headers.additionalProperties.type,parentSchema:w.
properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/attributes/headers",schemaPath:"\
#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:w.properties.attributes.properties.headers.type,parentSchema:w.properties.
attributes.properties.headers,data:r};e===null?e=[a]:e.push(a),p++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)
fe(r[o],{instancePath:i+"/attributes/events/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:f})||(e=e===null?fe.errors:v(e,fe.errors),p=e.length)}else{
let a={instancePath:i+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:w.properties.
attributes.properties.events.type,parentSchema:w.properties.attributes.properties.events,data:r};e===null?e=[a]:e.push(a),p++}}if(t.http_basic_user!==void 0){let r=t.
http_basic_user;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_u\
ser/type",keyword:"type",params:{type:w.properties.attributes.properties.http_basic_user.type},schema:w.properties.attributes.properties.http_basic_user.type,parentSchema:w.
properties.attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(a),p++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!=
"string"&&r!==null){let a={instancePath:i+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"ty\
pe",params:{type:w.properties.attributes.properties.http_basic_password.type},schema:w.properties.attributes.properties.http_basic_password.type,parentSchema:w.
properties.attributes.properties.http_basic_password,data:r};e===null?e=[a]:e.push(a),p++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={
instancePath:i+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:w.properties.attributes.
properties.enabled.type,parentSchema:w.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),p++}}if(t.payload_api_version!==void 0){let r=t.
payload_api_version;if(typeof r!="string"){let a={instancePath:i+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_ve\
rsion/type",keyword:"type",params:{type:"string"},schema:w.properties.attributes.properties.payload_api_version.type,parentSchema:w.properties.attributes.properties.
payload_api_version,data:r};e===null?e=[a]:e.push(a),p++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={
instancePath:i+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},schema:w.properties.attributes.properties.nested_items_in_payload.type,parentSchema:w.properties.attributes.properties.nested_items_in_payload,data:r};
e===null?e=[a]:e.push(a),p++}}if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={instancePath:i+"/attributes/auto_retry",schemaPath:"#/\
properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:w.properties.attributes.properties.auto_retry.type,parentSchema:w.
properties.attributes.properties.auto_retry,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/\
type",keyword:"type",params:{type:"object"},schema:w.properties.attributes.type,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:w.type,parentSchema:w,data:s};e===null?e=[t]:e.push(t),p++}return br.errors=
e,p===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Tt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Kr.required,parentSchema:Kr,data:s};e===null?e=[t]:e.push(
t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Kr,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(br(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||
(e=e===null?br.errors:v(e,br.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Kr.type,parentSchema:Kr,
data:s};e===null?e=[t]:e.push(t),p++}return Tt.errors=e,p===0}Tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Na=Ct,Jr={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},$id:"standin://json-api/data/WebhookUpdate"},z={type:"object",additionalProperties:!1,
properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"\
string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-a\
pi/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}},required:["id","type"]};function _r(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=_r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:z.required,parentSchema:z,
data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:z.
required,parentSchema:z,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:z,data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){
let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:z.properties.id.type,
parentSchema:z.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:z.properties.type.type,parentSchema:z.properties.type,data:t};e===null?e=[r]:e.push(r),p++}
if(t!=="webhook"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:z.
properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)if(!se.
call(z.properties.attributes.properties,r)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},schema:!1,parentSchema:z.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.name!==void 0){let r=t.name;if(typeof r!=
"string"){let a={instancePath:i+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:z.properties.
attributes.properties.name.type,parentSchema:z.properties.attributes.properties.name,data:r};e===null?e=[a]:e.push(a),p++}}if(t.url!==void 0){let r=t.url;if(typeof r!=
"string"){let a={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:z.properties.
attributes.properties.url.type,parentSchema:z.properties.attributes.properties.url,data:r};e===null?e=[a]:e.push(a),p++}}if(t.custom_payload!==void 0){let r=t.custom_payload;
if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:z.properties.attributes.properties.custom_payload.type},schema:z.properties.attributes.properties.custom_payload.type,parentSchema:z.properties.
attributes.properties.custom_payload,data:r};e===null?e=[a]:e.push(a),p++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){
let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/prop\
erties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:z.properties.attributes.properties.headers.additionalProperties.type,parentSchema:z.
properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/attributes/headers",schemaPath:"\
#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:z.properties.attributes.properties.headers.type,parentSchema:z.properties.
attributes.properties.headers,data:r};e===null?e=[a]:e.push(a),p++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)
fe(r[o],{instancePath:i+"/attributes/events/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:f})||(e=e===null?fe.errors:v(e,fe.errors),p=e.length)}else{
let a={instancePath:i+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:z.properties.
attributes.properties.events.type,parentSchema:z.properties.attributes.properties.events,data:r};e===null?e=[a]:e.push(a),p++}}if(t.http_basic_user!==void 0){let r=t.
http_basic_user;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_u\
ser/type",keyword:"type",params:{type:z.properties.attributes.properties.http_basic_user.type},schema:z.properties.attributes.properties.http_basic_user.type,parentSchema:z.
properties.attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(a),p++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!=
"string"&&r!==null){let a={instancePath:i+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"ty\
pe",params:{type:z.properties.attributes.properties.http_basic_password.type},schema:z.properties.attributes.properties.http_basic_password.type,parentSchema:z.
properties.attributes.properties.http_basic_password,data:r};e===null?e=[a]:e.push(a),p++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={
instancePath:i+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:z.properties.attributes.
properties.enabled.type,parentSchema:z.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),p++}}if(t.payload_api_version!==void 0){let r=t.
payload_api_version;if(typeof r!="string"){let a={instancePath:i+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_ve\
rsion/type",keyword:"type",params:{type:"string"},schema:z.properties.attributes.properties.payload_api_version.type,parentSchema:z.properties.attributes.properties.
payload_api_version,data:r};e===null?e=[a]:e.push(a),p++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={
instancePath:i+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},schema:z.properties.attributes.properties.nested_items_in_payload.type,parentSchema:z.properties.attributes.properties.nested_items_in_payload,data:r};
e===null?e=[a]:e.push(a),p++}}if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={instancePath:i+"/attributes/auto_retry",schemaPath:"#/\
properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:z.properties.attributes.properties.auto_retry.type,parentSchema:z.
properties.attributes.properties.auto_retry,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/\
type",keyword:"type",params:{type:"object"},schema:z.properties.attributes.type,parentSchema:z.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:z.type,parentSchema:z,data:s};e===null?e=[t]:e.push(t),p++}return _r.errors=
e,p===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ct(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Ct.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Jr.required,parentSchema:Jr,data:s};e===null?e=[t]:e.push(
t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Jr,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(_r(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||
(e=e===null?_r.errors:v(e,_r.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Jr.type,parentSchema:Jr,
data:s};e===null?e=[t]:e.push(t),p++}return Ct.errors=e,p===0}Ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ea=Lt,Yr={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCreate"}},$id:"standin://json-api/data/WebhookCreate"},I={type:"object",additionalProperties:!1,
required:["type","attributes"],properties:{type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,required:["name","url","custom\
_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},
headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{
type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}}}};function Pr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=Pr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(t),p++}if(s.attributes===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:I.required,parentSchema:I,data:s};e===null?
e=[t]:e.push(t),p++}for(let t in s)if(!(t==="type"||t==="attributes")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:I,data:s};e===null?e=[r]:e.push(r),p++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:I.properties.type.type,parentSchema:I.properties.type,data:t};e===null?
e=[r]:e.push(r),p++}if(t!=="webhook"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"\
webhook",parentSchema:I.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.name===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:I.
properties.attributes.required,parentSchema:I.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.url===void 0){let r={instancePath:i+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:I.properties.attributes.required,parentSchema:I.properties.
attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.custom_payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"custom_payload"},schema:I.properties.attributes.required,parentSchema:I.properties.attributes,data:t};e===null?e=[r]:
e.push(r),p++}if(t.headers===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
headers"},schema:I.properties.attributes.required,parentSchema:I.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.events===void 0){let r={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"events"},schema:I.properties.attributes.required,parentSchema:I.
properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.http_basic_user===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:I.properties.attributes.required,parentSchema:I.properties.attributes,data:t};e===
null?e=[r]:e.push(r),p++}if(t.http_basic_password===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"http_basic_password"},schema:I.properties.attributes.required,parentSchema:I.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}
for(let r in t)if(!se.call(I.properties.attributes.properties,r)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:I.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.name!==void 0){
let r=t.name;if(typeof r!="string"){let a={instancePath:i+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"\
string"},schema:I.properties.attributes.properties.name.type,parentSchema:I.properties.attributes.properties.name,data:r};e===null?e=[a]:e.push(a),p++}}if(t.url!==
void 0){let r=t.url;if(typeof r!="string"){let a={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{
type:"string"},schema:I.properties.attributes.properties.url.type,parentSchema:I.properties.attributes.properties.url,data:r};e===null?e=[a]:e.push(a),p++}}if(t.
custom_payload!==void 0){let r=t.custom_payload;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/custom_payload",schemaPath:"#/properties/att\
ributes/properties/custom_payload/type",keyword:"type",params:{type:I.properties.attributes.properties.custom_payload.type},schema:I.properties.attributes.properties.
custom_payload.type,parentSchema:I.properties.attributes.properties.custom_payload,data:r};e===null?e=[a]:e.push(a),p++}}if(t.headers!==void 0){let r=t.headers;
if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/headers/"+a.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:I.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:I.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(
u),p++}}else{let a={instancePath:i+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:I.
properties.attributes.properties.headers.type,parentSchema:I.properties.attributes.properties.headers,data:r};e===null?e=[a]:e.push(a),p++}}if(t.events!==void 0){
let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)fe(r[o],{instancePath:i+"/attributes/events/"+o,parentData:r,parentDataProperty:o,rootData:h,
dynamicAnchors:f})||(e=e===null?fe.errors:v(e,fe.errors),p=e.length)}else{let a={instancePath:i+"/attributes/events",schemaPath:"#/properties/attributes/propert\
ies/events/type",keyword:"type",params:{type:"array"},schema:I.properties.attributes.properties.events.type,parentSchema:I.properties.attributes.properties.events,
data:r};e===null?e=[a]:e.push(a),p++}}if(t.http_basic_user!==void 0){let r=t.http_basic_user;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes\
/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:I.properties.attributes.properties.http_basic_user.
type},schema:I.properties.attributes.properties.http_basic_user.type,parentSchema:I.properties.attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(
a),p++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:I.properties.attributes.properties.http_basic_password.type},
schema:I.properties.attributes.properties.http_basic_password.type,parentSchema:I.properties.attributes.properties.http_basic_password,data:r};e===null?e=[a]:e.
push(a),p++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={instancePath:i+"/attributes/enabled",schemaPath:"#/properties/attributes/prop\
erties/enabled/type",keyword:"type",params:{type:"boolean"},schema:I.properties.attributes.properties.enabled.type,parentSchema:I.properties.attributes.properties.
enabled,data:r};e===null?e=[a]:e.push(a),p++}}if(t.payload_api_version!==void 0){let r=t.payload_api_version;if(typeof r!="string"){let a={instancePath:i+"/attr\
ibutes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:I.properties.attributes.
properties.payload_api_version.type,parentSchema:I.properties.attributes.properties.payload_api_version,data:r};e===null?e=[a]:e.push(a),p++}}if(t.nested_items_in_payload!==
void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={instancePath:i+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/\
properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:I.properties.attributes.properties.nested_items_in_payload.type,parentSchema:I.
properties.attributes.properties.nested_items_in_payload,data:r};e===null?e=[a]:e.push(a),p++}}if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolea\
n"){let a={instancePath:i+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:I.
properties.attributes.properties.auto_retry.type,parentSchema:I.properties.attributes.properties.auto_retry,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:I.properties.attributes.type,parentSchema:I.properties.attributes,
data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:I.type,parentSchema:I,data:s};
e===null?e=[t]:e.push(t),p++}return Pr.errors=e,p===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lt(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Lt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Yr.required,parentSchema:Yr,
data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:Yr,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(Pr(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"\
data",rootData:h,dynamicAnchors:f})||(e=e===null?Pr.errors:v(e,Pr.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Yr.type,parentSchema:Yr,data:s};e===null?e=[t]:e.push(t),p++}return Lt.errors=e,p===0}Lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var za=Rt,
Le={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{
$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function gr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,
p=0,n=gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:w.required,parentSchema:w,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:w.required,parentSchema:w,data:s};e===null?e=[t]:e.push(
t),p++}if(s.attributes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:w.required,parentSchema:w,
data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:w,data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="str\
ing"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:w.properties.id.type,parentSchema:w.properties.
id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:w.properties.type.type,parentSchema:w.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="webhook"){let r={
instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:w.properties.type,data:t};
e===null?e=[r]:e.push(r),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:w.properties.attributes.required,parentSchema:w.
properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.url===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"url"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),
p++}if(t.custom_payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
custom_payload"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.headers===void 0){let r={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"headers"},schema:w.properties.attributes.
required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.events===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"events"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};
e===null?e=[r]:e.push(r),p++}if(t.http_basic_user===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"http_basic_user"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.
http_basic_password===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http\
_basic_password"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.enabled===void 0){let r={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},schema:w.properties.attributes.
required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.payload_api_version===void 0){let r={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},schema:w.properties.attributes.required,parentSchema:w.properties.
attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.nested_items_in_payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/r\
equired",keyword:"required",params:{missingProperty:"nested_items_in_payload"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};
e===null?e=[r]:e.push(r),p++}if(t.auto_retry===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"auto_retry"},schema:w.properties.attributes.required,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}for(let r in t)if(!se.
call(w.properties.attributes.properties,r)){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},schema:!1,parentSchema:w.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.name!==void 0){let r=t.name;if(typeof r!=
"string"){let a={instancePath:i+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:w.properties.
attributes.properties.name.type,parentSchema:w.properties.attributes.properties.name,data:r};e===null?e=[a]:e.push(a),p++}}if(t.url!==void 0){let r=t.url;if(typeof r!=
"string"){let a={instancePath:i+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:w.properties.
attributes.properties.url.type,parentSchema:w.properties.attributes.properties.url,data:r};e===null?e=[a]:e.push(a),p++}}if(t.custom_payload!==void 0){let r=t.custom_payload;
if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:w.properties.attributes.properties.custom_payload.type},schema:w.properties.attributes.properties.custom_payload.type,parentSchema:w.properties.
attributes.properties.custom_payload,data:r};e===null?e=[a]:e.push(a),p++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){
let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/prop\
erties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.properties.attributes.properties.headers.additionalProperties.type,parentSchema:w.
properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/attributes/headers",schemaPath:"\
#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:w.properties.attributes.properties.headers.type,parentSchema:w.properties.
attributes.properties.headers,data:r};e===null?e=[a]:e.push(a),p++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)
fe(r[o],{instancePath:i+"/attributes/events/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:f})||(e=e===null?fe.errors:v(e,fe.errors),p=e.length)}else{
let a={instancePath:i+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:w.properties.
attributes.properties.events.type,parentSchema:w.properties.attributes.properties.events,data:r};e===null?e=[a]:e.push(a),p++}}if(t.http_basic_user!==void 0){let r=t.
http_basic_user;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_u\
ser/type",keyword:"type",params:{type:w.properties.attributes.properties.http_basic_user.type},schema:w.properties.attributes.properties.http_basic_user.type,parentSchema:w.
properties.attributes.properties.http_basic_user,data:r};e===null?e=[a]:e.push(a),p++}}if(t.http_basic_password!==void 0){let r=t.http_basic_password;if(typeof r!=
"string"&&r!==null){let a={instancePath:i+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"ty\
pe",params:{type:w.properties.attributes.properties.http_basic_password.type},schema:w.properties.attributes.properties.http_basic_password.type,parentSchema:w.
properties.attributes.properties.http_basic_password,data:r};e===null?e=[a]:e.push(a),p++}}if(t.enabled!==void 0){let r=t.enabled;if(typeof r!="boolean"){let a={
instancePath:i+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:w.properties.attributes.
properties.enabled.type,parentSchema:w.properties.attributes.properties.enabled,data:r};e===null?e=[a]:e.push(a),p++}}if(t.payload_api_version!==void 0){let r=t.
payload_api_version;if(typeof r!="string"){let a={instancePath:i+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_ve\
rsion/type",keyword:"type",params:{type:"string"},schema:w.properties.attributes.properties.payload_api_version.type,parentSchema:w.properties.attributes.properties.
payload_api_version,data:r};e===null?e=[a]:e.push(a),p++}}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;if(typeof r!="boolean"){let a={
instancePath:i+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},schema:w.properties.attributes.properties.nested_items_in_payload.type,parentSchema:w.properties.attributes.properties.nested_items_in_payload,data:r};
e===null?e=[a]:e.push(a),p++}}if(t.auto_retry!==void 0){let r=t.auto_retry;if(typeof r!="boolean"){let a={instancePath:i+"/attributes/auto_retry",schemaPath:"#/\
properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:w.properties.attributes.properties.auto_retry.type,parentSchema:w.
properties.attributes.properties.auto_retry,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/\
type",keyword:"type",params:{type:"object"},schema:w.properties.attributes.type,parentSchema:w.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:w.type,parentSchema:w,data:s};e===null?e=[t]:e.push(t),p++}return gr.errors=
e,p===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Rt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Le.required,parentSchema:Le,data:s};e===null?e=[t]:e.push(
t),p++}if(s.meta===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Le.required,parentSchema:Le,data:s};
e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},schema:!1,parentSchema:Le,data:s};e===null?e=[r]:e.push(r),p++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;
for(let a=0;a<r;a++)gr(t[a],{instancePath:i+"/data/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?gr.errors:v(e,gr.errors),p=e.
length)}else{let r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Le.properties.data.type,parentSchema:Le.
properties.data,data:t};e===null?e=[r]:e.push(r),p++}}s.meta!==void 0&&(ye(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:f})||
(e=e===null?ye.errors:v(e,ye.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Le.type,parentSchema:Le,
data:s};e===null?e=[t]:e.push(t),p++}return Rt.errors=e,p===0}Rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fa=Wt,Re={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$d\
efs/ListMeta"}}},y={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",
const:"webhook_call"},attributes:{type:"object",additionalProperties:!1,required:["entity_type","event_type","created_at","request_url","request_headers","reque\
st_payload","response_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","rem\
ark","attempts"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{$ref:"standin://json-api/schemas#/$defs/EventType"},created_at:{
type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},
response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},
attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string","null"],format:"d\
ate-time"},status:{$ref:"standin://json-api/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},remark:{type:["string","null"]},attempts:{
type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCallAttempt"}}}},relationships:{type:"object",additionalProperties:!1,required:["webhook"],properties:{
webhook:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{
type:"string",const:"webhook"},id:{type:"string"}}}}}}}}},Gr={type:"string",enum:["pending","success","failed","rescheduled"]};function Ge(s,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Gr.type,parentSchema:Gr,data:s};e===null?e=[t]:
e.push(t),p++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Gr.
enum},schema:Gr.enum,parentSchema:Gr,data:s};e===null?e=[t]:e.push(t),p++}return Ge.errors=e,p===0}Ge.evaluated={dynamicProps:!1,dynamicItems:!1};var x={type:"o\
bject",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_headers","response\
_payload","failure_reason","remark"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{
type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{
type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]},remark:{type:["st\
ring","null"]}}};function Qe(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Qe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attempted_at"},schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),p++}if(s.cause===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cause"},schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),p++}
if(s.request_url===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:x.required,parentSchema:x,
data:s};e===null?e=[t]:e.push(t),p++}if(s.request_headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
quest_headers"},schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),p++}if(s.request_payload===void 0){let t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"request_payload"},schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),p++}if(s.response_status===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},schema:x.required,parentSchema:x,data:s};e===null?e=
[t]:e.push(t),p++}if(s.response_headers===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:x.
required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),p++}if(s.response_payload===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"response_payload"},schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),p++}if(s.failure_reason===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),p++}if(s.remark===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remark"},schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(
t),p++}for(let t in s)if(!se.call(x.properties,t)){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:x,data:s};e===null?e=[r]:e.push(r),p++}if(s.attempted_at!==void 0){let t=s.attempted_at;if(typeof t=="string"){if(!X.test(t)){let r={instancePath:i+
"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:x.properties.attempted_at,
data:t};e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:i+"/attempted_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},
schema:x.properties.attempted_at.type,parentSchema:x.properties.attempted_at,data:t};e===null?e=[r]:e.push(r),p++}}if(s.cause!==void 0){let t=s.cause;if(typeof t!=
"string"){let r={instancePath:i+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type:"string"},schema:x.properties.cause.type,parentSchema:x.
properties.cause,data:t};e===null?e=[r]:e.push(r),p++}if(!(t==="event"||t==="retry"||t==="resend")){let r={instancePath:i+"/cause",schemaPath:"#/properties/caus\
e/enum",keyword:"enum",params:{allowedValues:x.properties.cause.enum},schema:x.properties.cause.enum,parentSchema:x.properties.cause,data:t};e===null?e=[r]:e.push(
r),p++}}if(s.request_url!==void 0){let t=s.request_url;if(typeof t!="string"){let r={instancePath:i+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"\
type",params:{type:"string"},schema:x.properties.request_url.type,parentSchema:x.properties.request_url,data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_headers!==
void 0){let t=s.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/request_he\
aders/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:x.
properties.request_headers.additionalProperties.type,parentSchema:x.properties.request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),p++}}else{let r={
instancePath:i+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:x.properties.request_headers.type,
parentSchema:x.properties.request_headers,data:t};e===null?e=[r]:e.push(r),p++}}if(s.request_payload!==void 0){let t=s.request_payload;if(typeof t!="string"){let r={
instancePath:i+"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:x.properties.request_payload.type,
parentSchema:x.properties.request_payload,data:t};e===null?e=[r]:e.push(r),p++}}if(s.response_status!==void 0){let t=s.response_status;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let r={instancePath:i+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:x.
properties.response_status.type},schema:x.properties.response_status.type,parentSchema:x.properties.response_status,data:t};e===null?e=[r]:e.push(r),p++}}if(s.response_headers!==
void 0){let t=s.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:i+"/response_headers",schemaPath:"#/properties/re\
sponse_headers/type",keyword:"type",params:{type:x.properties.response_headers.type},schema:x.properties.response_headers.type,parentSchema:x.properties.response_headers,
data:t};e===null?e=[r]:e.push(r),p++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t){let a=t[r];if(typeof a!="string"){let o={instancePath:i+"/respo\
nse_headers/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},
schema:x.properties.response_headers.additionalProperties.type,parentSchema:x.properties.response_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),
p++}}}if(s.response_payload!==void 0){let t=s.response_payload;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/response_payload",schemaPath:"#/properti\
es/response_payload/type",keyword:"type",params:{type:x.properties.response_payload.type},schema:x.properties.response_payload.type,parentSchema:x.properties.response_payload,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.failure_reason!==void 0){let t=s.failure_reason;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/failure_reas\
on",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:x.properties.failure_reason.type},schema:x.properties.failure_reason.type,parentSchema:x.
properties.failure_reason,data:t};e===null?e=[r]:e.push(r),p++}}if(s.remark!==void 0){let t=s.remark;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/re\
mark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type:x.properties.remark.type},schema:x.properties.remark.type,parentSchema:x.properties.remark,
data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:x.type,parentSchema:x,data:s};
e===null?e=[t]:e.push(t),p++}return Qe.errors=e,p===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:y.required,parentSchema:y,
data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:y.
required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),p++}if(s.attributes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),p++}if(s.relationships===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"relationships"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t===
"id"||t==="type"||t==="attributes"||t==="relationships")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:y,data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},schema:y.properties.id.type,parentSchema:y.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}if(s.type!==
void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:y.properties.
type.type,parentSchema:y.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="webhook_call"){let r={instancePath:i+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:y.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.attributes!==
void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.entity_type===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/\
attributes/required",keyword:"required",params:{missingProperty:"entity_type"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};
e===null?e=[r]:e.push(r),p++}if(t.event_type===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"event_type"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.created_at===
void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.request_url===void 0){let r={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[r]:e.push(r),p++}if(t.request_headers===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"request_headers"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),
p++}if(t.request_payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.response_status===void 0){
let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_status"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.response_headers===void 0){let r={instancePath:i+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_headers"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.response_payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"response_payload"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};
e===null?e=[r]:e.push(r),p++}if(t.attempted_auto_retries_count===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"attempted_auto_retries_count"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?
e=[r]:e.push(r),p++}if(t.last_sent_at===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
last_sent_at"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.next_retry_at===void 0){let r={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:y.properties.attributes.
required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.status===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};
e===null?e=[r]:e.push(r),p++}if(t.failure_reason===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"failure_reason"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.
remark===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"remark"},schema:y.
properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.attempts===void 0){let r={instancePath:i+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempts"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}for(let r in t)if(!se.call(y.properties.attributes.properties,r)){let a={instancePath:i+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:y.properties.attributes,
data:t};e===null?e=[a]:e.push(a),p++}if(t.entity_type!==void 0&&(Ie(t.entity_type,{instancePath:i+"/attributes/entity_type",parentData:t,parentDataProperty:"ent\
ity_type",rootData:h,dynamicAnchors:f})||(e=e===null?Ie.errors:v(e,Ie.errors),p=e.length)),t.event_type!==void 0&&($e(t.event_type,{instancePath:i+"/attributes/\
event_type",parentData:t,parentDataProperty:"event_type",rootData:h,dynamicAnchors:f})||(e=e===null?$e.errors:v(e,$e.errors),p=e.length)),t.created_at!==void 0){
let r=t.created_at;if(typeof r=="string"){if(!X.test(r)){let a={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_a\
t/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(
a),p++}}else{let a={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},
schema:y.properties.attributes.properties.created_at.type,parentSchema:y.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(a),p++}}if(t.
request_url!==void 0){let r=t.request_url;if(typeof r!="string"){let a={instancePath:i+"/attributes/request_url",schemaPath:"#/properties/attributes/properties/\
request_url/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.request_url.type,parentSchema:y.properties.attributes.properties.
request_url,data:r};e===null?e=[a]:e.push(a),p++}}if(t.request_headers!==void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){
let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attribu\
tes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.request_headers.additionalProperties.
type,parentSchema:y.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/att\
ributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.
properties.request_headers.type,parentSchema:y.properties.attributes.properties.request_headers,data:r};e===null?e=[a]:e.push(a),p++}}if(t.request_payload!==void 0){
let r=t.request_payload;if(typeof r!="string"){let a={instancePath:i+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payloa\
d/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.request_payload.type,parentSchema:y.properties.attributes.properties.request_payload,
data:r};e===null?e=[a]:e.push(a),p++}}if(t.response_status!==void 0){let r=t.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){
let a={instancePath:i+"/attributes/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:y.properties.
attributes.properties.response_status.type},schema:y.properties.attributes.properties.response_status.type,parentSchema:y.properties.attributes.properties.response_status,
data:r};e===null?e=[a]:e.push(a),p++}}if(t.response_headers!==void 0){let r=t.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={
instancePath:i+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:y.properties.attributes.
properties.response_headers.type},schema:y.properties.attributes.properties.response_headers.type,parentSchema:y.properties.attributes.properties.response_headers,
data:r};e===null?e=[a]:e.push(a),p++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/attri\
butes/response_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"\
type",params:{type:"string"},schema:y.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:y.properties.attributes.properties.
response_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}}if(t.response_payload!==void 0){let r=t.response_payload;if(typeof r!="string"&&r!==
null){let a={instancePath:i+"/attributes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:y.properties.
attributes.properties.response_payload.type},schema:y.properties.attributes.properties.response_payload.type,parentSchema:y.properties.attributes.properties.response_payload,
data:r};e===null?e=[a]:e.push(a),p++}}if(t.attempted_auto_retries_count!==void 0){let r=t.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let a={instancePath:i+"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",
keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:y.properties.attributes.properties.
attempted_auto_retries_count,data:r};e===null?e=[a]:e.push(a),p++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/attributes/attemp\
ted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:y.properties.attributes.properties.attempted_auto_retries_count,data:r};e===null?e=[a]:e.push(a),p++}}if(t.last_sent_at!==void 0){let r=t.
last_sent_at;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",
keyword:"type",params:{type:y.properties.attributes.properties.last_sent_at.type},schema:y.properties.attributes.properties.last_sent_at.type,parentSchema:y.properties.
attributes.properties.last_sent_at,data:r};e===null?e=[a]:e.push(a),p++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:i+"/attributes/last_sent_at",schemaPath:"\
#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.
last_sent_at,data:r};e===null?e=[a]:e.push(a),p++}}if(t.next_retry_at!==void 0){let r=t.next_retry_at;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/a\
ttributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:y.properties.attributes.properties.next_retry_at.
type},schema:y.properties.attributes.properties.next_retry_at.type,parentSchema:y.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),
p++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:i+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),p++}}if(t.
status!==void 0&&(Ge(t.status,{instancePath:i+"/attributes/status",parentData:t,parentDataProperty:"status",rootData:h,dynamicAnchors:f})||(e=e===null?Ge.errors:
v(e,Ge.errors),p=e.length)),t.failure_reason!==void 0){let r=t.failure_reason;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/failure_reason",
schemaPath:"#/properties/attributes/properties/failure_reason/type",keyword:"type",params:{type:y.properties.attributes.properties.failure_reason.type},schema:y.
properties.attributes.properties.failure_reason.type,parentSchema:y.properties.attributes.properties.failure_reason,data:r};e===null?e=[a]:e.push(a),p++}}if(t.remark!==
void 0){let r=t.remark;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/remark",schemaPath:"#/properties/attributes/properties/remark/type",keyword:"\
type",params:{type:y.properties.attributes.properties.remark.type},schema:y.properties.attributes.properties.remark.type,parentSchema:y.properties.attributes.properties.
remark,data:r};e===null?e=[a]:e.push(a),p++}}if(t.attempts!==void 0){let r=t.attempts;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)Qe(r[o],{instancePath:i+
"/attributes/attempts/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:f})||(e=e===null?Qe.errors:v(e,Qe.errors),p=e.length)}else{let a={instancePath:i+
"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.
attempts.type,parentSchema:y.properties.attributes.properties.attempts,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.type,parentSchema:y.properties.attributes,data:t};e===null?e=
[r]:e.push(r),p++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.webhook===void 0){let r={instancePath:i+
"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"webhook"},schema:y.properties.relationships.required,
parentSchema:y.properties.relationships,data:t};e===null?e=[r]:e.push(r),p++}for(let r in t)if(r!=="webhook"){let a={instancePath:i+"/relationships",schemaPath:"\
#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:y.properties.relationships,
data:t};e===null?e=[a]:e.push(a),p++}if(t.webhook!==void 0){let r=t.webhook;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:i+
"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{missingProperty:"data"},schema:y.properties.
relationships.properties.webhook.required,parentSchema:y.properties.relationships.properties.webhook,data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)if(a!==
"data"){let o={instancePath:i+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:a},schema:!1,parentSchema:y.properties.relationships.properties.webhook,data:r};e===null?e=[o]:e.push(o),p++}if(r.data!==void 0){
let a=r.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let o={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relat\
ionships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},schema:y.properties.relationships.properties.webhook.properties.
data.required,parentSchema:y.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),p++}if(a.id===void 0){let o={instancePath:i+
"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"id"},
schema:y.properties.relationships.properties.webhook.properties.data.required,parentSchema:y.properties.relationships.properties.webhook.properties.data,data:a};
e===null?e=[o]:e.push(o),p++}for(let o in a)if(!(o==="type"||o==="id")){let u={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relationshi\
ps/properties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:y.properties.relationships.
properties.webhook.properties.data,data:a};e===null?e=[u]:e.push(u),p++}if(a.type!==void 0){let o=a.type;if(typeof o!="string"){let u={instancePath:i+"/relation\
ships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/type",keyword:"type",params:{type:"string"},schema:y.
properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:y.properties.relationships.properties.webhook.properties.data.properties.
type,data:o};e===null?e=[u]:e.push(u),p++}if(o!=="webhook"){let u={instancePath:i+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/prop\
erties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:y.properties.relationships.properties.
webhook.properties.data.properties.type,data:o};e===null?e=[u]:e.push(u),p++}}if(a.id!==void 0){let o=a.id;if(typeof o!="string"){let u={instancePath:i+"/relati\
onships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/id/type",keyword:"type",params:{type:"string"},schema:y.
properties.relationships.properties.webhook.properties.data.properties.id.type,parentSchema:y.properties.relationships.properties.webhook.properties.data.properties.
id,data:o};e===null?e=[u]:e.push(u),p++}}}else{let o={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/pro\
perties/data/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.properties.webhook.properties.data.type,parentSchema:y.properties.relationships.
properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships/webhook",schemaPath:"#/properties/relations\
hips/properties/webhook/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.properties.webhook.type,parentSchema:y.properties.relationships.
properties.webhook,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",
params:{type:"object"},schema:y.properties.relationships.type,parentSchema:y.properties.relationships,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:y.type,parentSchema:y,data:s};e===null?e=[t]:e.push(t),p++}return kr.errors=e,p===0}kr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Wt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=Wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Re.required,parentSchema:Re,data:s};e===null?e=[t]:e.push(t),p++}if(s.meta===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Re.required,parentSchema:Re,data:s};e===null?e=[t]:e.push(
t),p++}for(let t in s)if(!(t==="data"||t==="meta")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),p++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)kr(t[a],
{instancePath:i+"/data/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?kr.errors:v(e,kr.errors),p=e.length)}else{let r={instancePath:i+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Re.properties.data.type,parentSchema:Re.properties.data,data:t};e===null?
e=[r]:e.push(r),p++}}s.meta!==void 0&&(ye(s.meta,{instancePath:i+"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:f})||(e=e===null?ye.errors:
v(e,ye.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Re.type,parentSchema:Re,data:s};e===null?
e=[t]:e.push(t),p++}return Wt.errors=e,p===0}Wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ua=Ot,Qr={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},$id:"standin://json-api/data/WebhookCall"};function wr(s,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:y.
required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),p++}if(s.attributes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"attributes"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),p++}if(s.relationships===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)
if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:y,data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:y.properties.id.type,parentSchema:y.properties.id,data:t};e===null?e=[r]:e.push(
r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:y.properties.type.type,parentSchema:y.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="webhook_call"){let r={instancePath:i+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:y.properties.type,data:t};e===null?e=[r]:e.push(
r),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.entity_type===void 0){let r={instancePath:i+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},schema:y.properties.attributes.required,parentSchema:y.properties.
attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.event_type===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"event_type"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}
if(t.created_at===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_\
at"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.request_url===void 0){let r={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.request_headers===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"request_headers"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===
null?e=[r]:e.push(r),p++}if(t.request_payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"request_payload"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.response_status===
void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_status"},schema:y.
properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.response_headers===void 0){let r={instancePath:i+"\
/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_headers"},schema:y.properties.attributes.required,
parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.response_payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/prop\
erties/attributes/required",keyword:"required",params:{missingProperty:"response_payload"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[r]:e.push(r),p++}if(t.attempted_auto_retries_count===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};
e===null?e=[r]:e.push(r),p++}if(t.last_sent_at===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"last_sent_at"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.next_retry_at===
void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.status===void 0){let r={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[r]:e.push(r),p++}if(t.failure_reason===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"re\
quired",params:{missingProperty:"failure_reason"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),
p++}if(t.remark===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"remark"},
schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.attempts===void 0){let r={instancePath:i+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempts"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}for(let r in t)if(!se.call(y.properties.attributes.properties,r)){let a={instancePath:i+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:y.properties.attributes,
data:t};e===null?e=[a]:e.push(a),p++}if(t.entity_type!==void 0&&(Ie(t.entity_type,{instancePath:i+"/attributes/entity_type",parentData:t,parentDataProperty:"ent\
ity_type",rootData:h,dynamicAnchors:f})||(e=e===null?Ie.errors:v(e,Ie.errors),p=e.length)),t.event_type!==void 0&&($e(t.event_type,{instancePath:i+"/attributes/\
event_type",parentData:t,parentDataProperty:"event_type",rootData:h,dynamicAnchors:f})||(e=e===null?$e.errors:v(e,$e.errors),p=e.length)),t.created_at!==void 0){
let r=t.created_at;if(typeof r=="string"){if(!X.test(r)){let a={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_a\
t/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(
a),p++}}else{let a={instancePath:i+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},
schema:y.properties.attributes.properties.created_at.type,parentSchema:y.properties.attributes.properties.created_at,data:r};e===null?e=[a]:e.push(a),p++}}if(t.
request_url!==void 0){let r=t.request_url;if(typeof r!="string"){let a={instancePath:i+"/attributes/request_url",schemaPath:"#/properties/attributes/properties/\
request_url/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.request_url.type,parentSchema:y.properties.attributes.properties.
request_url,data:r};e===null?e=[a]:e.push(a),p++}}if(t.request_headers!==void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){
let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attribu\
tes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.request_headers.additionalProperties.
type,parentSchema:y.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}else{let a={instancePath:i+"/att\
ributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.
properties.request_headers.type,parentSchema:y.properties.attributes.properties.request_headers,data:r};e===null?e=[a]:e.push(a),p++}}if(t.request_payload!==void 0){
let r=t.request_payload;if(typeof r!="string"){let a={instancePath:i+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payloa\
d/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.request_payload.type,parentSchema:y.properties.attributes.properties.request_payload,
data:r};e===null?e=[a]:e.push(a),p++}}if(t.response_status!==void 0){let r=t.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){
let a={instancePath:i+"/attributes/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:y.properties.
attributes.properties.response_status.type},schema:y.properties.attributes.properties.response_status.type,parentSchema:y.properties.attributes.properties.response_status,
data:r};e===null?e=[a]:e.push(a),p++}}if(t.response_headers!==void 0){let r=t.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={
instancePath:i+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:y.properties.attributes.
properties.response_headers.type},schema:y.properties.attributes.properties.response_headers.type,parentSchema:y.properties.attributes.properties.response_headers,
data:r};e===null?e=[a]:e.push(a),p++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let a in r){let o=r[a];if(typeof o!="string"){let u={instancePath:i+"/attri\
butes/response_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"\
type",params:{type:"string"},schema:y.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:y.properties.attributes.properties.
response_headers.additionalProperties,data:o};e===null?e=[u]:e.push(u),p++}}}if(t.response_payload!==void 0){let r=t.response_payload;if(typeof r!="string"&&r!==
null){let a={instancePath:i+"/attributes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:y.properties.
attributes.properties.response_payload.type},schema:y.properties.attributes.properties.response_payload.type,parentSchema:y.properties.attributes.properties.response_payload,
data:r};e===null?e=[a]:e.push(a),p++}}if(t.attempted_auto_retries_count!==void 0){let r=t.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let a={instancePath:i+"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",
keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:y.properties.attributes.properties.
attempted_auto_retries_count,data:r};e===null?e=[a]:e.push(a),p++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:i+"/attributes/attemp\
ted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:y.properties.attributes.properties.attempted_auto_retries_count,data:r};e===null?e=[a]:e.push(a),p++}}if(t.last_sent_at!==void 0){let r=t.
last_sent_at;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",
keyword:"type",params:{type:y.properties.attributes.properties.last_sent_at.type},schema:y.properties.attributes.properties.last_sent_at.type,parentSchema:y.properties.
attributes.properties.last_sent_at,data:r};e===null?e=[a]:e.push(a),p++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:i+"/attributes/last_sent_at",schemaPath:"\
#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.
last_sent_at,data:r};e===null?e=[a]:e.push(a),p++}}if(t.next_retry_at!==void 0){let r=t.next_retry_at;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/a\
ttributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:y.properties.attributes.properties.next_retry_at.
type},schema:y.properties.attributes.properties.next_retry_at.type,parentSchema:y.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),
p++}if(typeof r=="string"&&!X.test(r)){let a={instancePath:i+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.next_retry_at,data:r};e===null?e=[a]:e.push(a),p++}}if(t.
status!==void 0&&(Ge(t.status,{instancePath:i+"/attributes/status",parentData:t,parentDataProperty:"status",rootData:h,dynamicAnchors:f})||(e=e===null?Ge.errors:
v(e,Ge.errors),p=e.length)),t.failure_reason!==void 0){let r=t.failure_reason;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/failure_reason",
schemaPath:"#/properties/attributes/properties/failure_reason/type",keyword:"type",params:{type:y.properties.attributes.properties.failure_reason.type},schema:y.
properties.attributes.properties.failure_reason.type,parentSchema:y.properties.attributes.properties.failure_reason,data:r};e===null?e=[a]:e.push(a),p++}}if(t.remark!==
void 0){let r=t.remark;if(typeof r!="string"&&r!==null){let a={instancePath:i+"/attributes/remark",schemaPath:"#/properties/attributes/properties/remark/type",keyword:"\
type",params:{type:y.properties.attributes.properties.remark.type},schema:y.properties.attributes.properties.remark.type,parentSchema:y.properties.attributes.properties.
remark,data:r};e===null?e=[a]:e.push(a),p++}}if(t.attempts!==void 0){let r=t.attempts;if(Array.isArray(r)){let a=r.length;for(let o=0;o<a;o++)Qe(r[o],{instancePath:i+
"/attributes/attempts/"+o,parentData:r,parentDataProperty:o,rootData:h,dynamicAnchors:f})||(e=e===null?Qe.errors:v(e,Qe.errors),p=e.length)}else{let a={instancePath:i+
"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.
attempts.type,parentSchema:y.properties.attributes.properties.attempts,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.type,parentSchema:y.properties.attributes,data:t};e===null?e=
[r]:e.push(r),p++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.webhook===void 0){let r={instancePath:i+
"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"webhook"},schema:y.properties.relationships.required,
parentSchema:y.properties.relationships,data:t};e===null?e=[r]:e.push(r),p++}for(let r in t)if(r!=="webhook"){let a={instancePath:i+"/relationships",schemaPath:"\
#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:y.properties.relationships,
data:t};e===null?e=[a]:e.push(a),p++}if(t.webhook!==void 0){let r=t.webhook;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:i+
"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{missingProperty:"data"},schema:y.properties.
relationships.properties.webhook.required,parentSchema:y.properties.relationships.properties.webhook,data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)if(a!==
"data"){let o={instancePath:i+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:a},schema:!1,parentSchema:y.properties.relationships.properties.webhook,data:r};e===null?e=[o]:e.push(o),p++}if(r.data!==void 0){
let a=r.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let o={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relat\
ionships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},schema:y.properties.relationships.properties.webhook.properties.
data.required,parentSchema:y.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),p++}if(a.id===void 0){let o={instancePath:i+
"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"id"},
schema:y.properties.relationships.properties.webhook.properties.data.required,parentSchema:y.properties.relationships.properties.webhook.properties.data,data:a};
e===null?e=[o]:e.push(o),p++}for(let o in a)if(!(o==="type"||o==="id")){let u={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relationshi\
ps/properties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:y.properties.relationships.
properties.webhook.properties.data,data:a};e===null?e=[u]:e.push(u),p++}if(a.type!==void 0){let o=a.type;if(typeof o!="string"){let u={instancePath:i+"/relation\
ships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/type",keyword:"type",params:{type:"string"},schema:y.
properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:y.properties.relationships.properties.webhook.properties.data.properties.
type,data:o};e===null?e=[u]:e.push(u),p++}if(o!=="webhook"){let u={instancePath:i+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/prop\
erties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:y.properties.relationships.properties.
webhook.properties.data.properties.type,data:o};e===null?e=[u]:e.push(u),p++}}if(a.id!==void 0){let o=a.id;if(typeof o!="string"){let u={instancePath:i+"/relati\
onships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/id/type",keyword:"type",params:{type:"string"},schema:y.
properties.relationships.properties.webhook.properties.data.properties.id.type,parentSchema:y.properties.relationships.properties.webhook.properties.data.properties.
id,data:o};e===null?e=[u]:e.push(u),p++}}}else{let o={instancePath:i+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/pro\
perties/data/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.properties.webhook.properties.data.type,parentSchema:y.properties.relationships.
properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships/webhook",schemaPath:"#/properties/relations\
hips/properties/webhook/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.properties.webhook.type,parentSchema:y.properties.relationships.
properties.webhook,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",
params:{type:"object"},schema:y.properties.relationships.type,parentSchema:y.properties.relationships,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:y.type,parentSchema:y,data:s};e===null?e=[t]:e.push(t),p++}return wr.errors=e,p===0}wr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ot(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=Ot.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Qr.required,parentSchema:Qr,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)
if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Qr,
data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(wr(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=
e===null?wr.errors:v(e,wr.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Qr.type,parentSchema:Qr,
data:s};e===null?e=[t]:e.push(t),p++}return Ot.errors=e,p===0}Ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mt=Zt,Xr={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/UploadCollection"},A={type:"object",
additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{
type:"object",additionalProperties:!1,required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"\
object",additionalProperties:!1,required:["parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{
type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function qr(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:A.required,parentSchema:A,
data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:A.
required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),p++}if(s.relationships===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"relationships"},schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r===
"id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:A,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:i+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.id.type,parentSchema:A.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:A.properties.
type.type,parentSchema:A.properties.type,data:r};e===null?e=[a]:e.push(a),p++}if(r!=="upload_collection"){let a={instancePath:i+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:A.properties.type,data:r};e===null?e=[a]:e.push(a),
p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.position===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"position"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)
if(!(a==="label"||a==="position")){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},schema:!1,parentSchema:A.properties.attributes,data:r};e===null?e=[o]:e.push(o),p++}if(r.label!==void 0){let a=r.label;if(typeof a!=
"string"){let o={instancePath:i+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},schema:A.properties.
attributes.properties.label.type,parentSchema:A.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(o),p++}}if(r.position!==void 0){let a=r.position;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/t\
ype",keyword:"type",params:{type:"integer"},schema:A.properties.attributes.properties.position.type,parentSchema:A.properties.attributes.properties.position,data:a};
e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+"/attributes/position",schemaPath:"#/properties/attribut\
es/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.attributes.properties.position,data:a};e===
null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:A.properties.
attributes.type,parentSchema:A.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.parent===void 0){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"parent"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}if(r.children===
void 0){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"children"},schema:A.
properties.relationships.required,parentSchema:A.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)if(!(a==="parent"||a==="children")){
let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:A.properties.relationships,data:r};e===null?e=[o]:e.push(o),p++}if(r.parent!==void 0){let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.data===void 0){let o={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{
missingProperty:"data"},schema:A.properties.relationships.properties.parent.required,parentSchema:A.properties.relationships.properties.parent,data:a};e===null?
e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.parent,data:a};e===null?
e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,l=!0,d=p;if(o!==null){let c={};e===null?e=[c]:e.push(c),p++}var t=d===p;if(p=u,e!==null&&(u?e.length=u:
e=null),!t){let c=p;V(o,{instancePath:i+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:
v(e,V.errors),p=e.length);var t=c===p;l=t}if(!l){let c={instancePath:i+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:A.properties.relationships.properties.parent.properties.data.if,parentSchema:A.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[c]:e.push(c),p++}}}else{let o={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.properties.parent.type,parentSchema:A.properties.relationships.
properties.parent,data:a};e===null?e=[o]:e.push(o),p++}}if(r.children!==void 0){let a=r.children;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"\
data"},schema:A.properties.relationships.properties.children.required,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(
o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[u]:
e.push(u),p++}if(a.data!==void 0){let o=a.data;if(Array.isArray(o)){let u=o.length;for(let l=0;l<u;l++)V(o[l],{instancePath:i+"/relationships/children/data/"+l,
parentData:o,parentDataProperty:l,rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:v(e,V.errors),p=e.length)}else{let u={instancePath:i+"/relationships/child\
ren/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:A.properties.relationships.
properties.children.properties.data.type,parentSchema:A.properties.relationships.properties.children.properties.data,data:o};e===null?e=[u]:e.push(u),p++}}}else{
let o={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},schema:A.
properties.relationships.properties.children.type,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={
instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.type,parentSchema:A.
properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.type,
parentSchema:A,data:s};e===null?e=[r]:e.push(r),p++}return qr.errors=e,p===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zt(s,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Zt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Xr.required,parentSchema:Xr,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Xr,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(qr(s.data,{
instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?qr.errors:v(e,qr.errors),p=e.length))}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Xr.type,parentSchema:Xr,data:s};e===null?e=[t]:e.push(t),p++}return Zt.errors=e,p===0}Zt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Va=Mt,et={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},U={type:"object",additionalProperties:!1,properties:{id:{type:"string"},
type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},
relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"nul\
l"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{
type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function Sr(s,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:U.
required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:U.required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:U,data:s};e===null?e=[a]:
e.push(a),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:U.properties.id.type,parentSchema:U.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let a={
instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:U.properties.type.type,parentSchema:U.properties.type,data:r};
e===null?e=[a]:e.push(a),p++}if(r!=="upload_collection"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload_collection"},schema:"upload_collection",parentSchema:U.properties.type,data:r};e===null?e=[a]:e.push(a),p++}}if(s.attributes!==void 0){let r=s.attributes;
if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="label"||a==="position")){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attr\
ibutes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:U.properties.attributes,data:r};e===null?e=[o]:
e.push(o),p++}if(r.label!==void 0){let a=r.label;if(typeof a!="string"){let o={instancePath:i+"/attributes/label",schemaPath:"#/properties/attributes/properties\
/label/type",keyword:"type",params:{type:"string"},schema:U.properties.attributes.properties.label.type,parentSchema:U.properties.attributes.properties.label,data:a};
e===null?e=[o]:e.push(o),p++}}if(r.position!==void 0){let a=r.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/attribu\
tes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:U.properties.attributes.properties.position.
type,parentSchema:U.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:U.
properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/ty\
pe",keyword:"type",params:{type:"object"},schema:U.properties.attributes.type,parentSchema:U.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="parent"||a==="children")){let o={instancePath:i+"/relationsh\
ips",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:U.properties.
relationships,data:r};e===null?e=[o]:e.push(o),p++}if(r.parent!==void 0){let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={
instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:U.
properties.relationships.properties.parent.required,parentSchema:U.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)
if(o!=="data"){let u={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o},schema:!1,parentSchema:U.properties.relationships.properties.parent,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){
let o=a.data,u=p,l=!0,d=p;if(o!==null){let c={};e===null?e=[c]:e.push(c),p++}var t=d===p;if(p=u,e!==null&&(u?e.length=u:e=null),!t){let c=p;V(o,{instancePath:i+
"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:v(e,V.errors),p=e.length);var t=c===p;l=
t}if(!l){let c={instancePath:i+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"\
else"},schema:U.properties.relationships.properties.parent.properties.data.if,parentSchema:U.properties.relationships.properties.parent.properties.data,data:o};
e===null?e=[c]:e.push(c),p++}}}else{let o={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",
params:{type:"object"},schema:U.properties.relationships.properties.parent.type,parentSchema:U.properties.relationships.properties.parent,data:a};e===null?e=[o]:
e.push(o),p++}}if(r.children!==void 0){let a=r.children;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relationships/c\
hildren",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"data"},schema:U.properties.relationships.
properties.children.required,parentSchema:U.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={
instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:U.properties.relationships.properties.children,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data;
if(Array.isArray(o)){let u=o.length;for(let l=0;l<u;l++)V(o[l],{instancePath:i+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,rootData:h,dynamicAnchors:f})||
(e=e===null?V.errors:v(e,V.errors),p=e.length)}else{let u={instancePath:i+"/relationships/children/data",schemaPath:"#/properties/relationships/properties/child\
ren/properties/data/type",keyword:"type",params:{type:"array"},schema:U.properties.relationships.properties.children.properties.data.type,parentSchema:U.properties.
relationships.properties.children.properties.data,data:o};e===null?e=[u]:e.push(u),p++}}}else{let o={instancePath:i+"/relationships/children",schemaPath:"#/prop\
erties/relationships/properties/children/type",keyword:"type",params:{type:"object"},schema:U.properties.relationships.properties.children.type,parentSchema:U.properties.
relationships.properties.children,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",
keyword:"type",params:{type:"object"},schema:U.properties.relationships.type,parentSchema:U.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:U.type,parentSchema:U,data:s};e===null?e=[r]:e.push(r),p++}return Sr.errors=
e,p===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Mt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=Mt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:et.required,parentSchema:et,data:s};e===null?e=[t]:e.push(
t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:et,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(Sr(s.data,{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||
(e=e===null?Sr.errors:v(e,Sr.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:et.type,parentSchema:et,
data:s};e===null?e=[t]:e.push(t),p++}return Mt.errors=e,p===0}Mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ta=Kt,rt={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},T={type:"\
object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_co\
llection"},attributes:{type:"object",additionalProperties:!1,required:["label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{
type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"\
standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function vr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(
r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:T.required,parentSchema:T,
data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:T,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let r=s.
id;if(typeof r=="string"){if(!Yt.test(r)){let a={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}\
$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:T.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}else{let a={instancePath:i+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"string"},schema:T.properties.id.type,parentSchema:T.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.type!==void 0){
let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:T.properties.
type.type,parentSchema:T.properties.type,data:r};e===null?e=[a]:e.push(a),p++}if(r!=="upload_collection"){let a={instancePath:i+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:T.properties.type,data:r};e===null?e=[a]:e.push(a),
p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},schema:T.properties.attributes.required,parentSchema:T.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)if(!(a==="label"||a==="position")){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:T.properties.attributes,data:r};e===null?e=[o]:e.push(o),
p++}if(r.label!==void 0){let a=r.label;if(typeof a!="string"){let o={instancePath:i+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/typ\
e",keyword:"type",params:{type:"string"},schema:T.properties.attributes.properties.label.type,parentSchema:T.properties.attributes.properties.label,data:a};e===
null?e=[o]:e.push(o),p++}}if(r.position!==void 0){let a=r.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/attributes/\
position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:T.properties.attributes.properties.position.
type,parentSchema:T.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:T.
properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/ty\
pe",keyword:"type",params:{type:"object"},schema:T.properties.attributes.type,parentSchema:T.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(a!=="parent"){let o={instancePath:i+"/relationships",schemaPath:"#/\
properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:T.properties.relationships,data:r};
e===null?e=[o]:e.push(o),p++}if(r.parent!==void 0){let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:i+"/relat\
ionships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:T.properties.relationships.
properties.parent.required,parentSchema:T.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+
"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:T.properties.relationships.properties.parent,data:a};e===null?e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,l=!0,d=p;if(o!==null){
let c={};e===null?e=[c]:e.push(c),p++}var t=d===p;if(p=u,e!==null&&(u?e.length=u:e=null),!t){let c=p;V(o,{instancePath:i+"/relationships/parent/data",parentData:a,
parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:v(e,V.errors),p=e.length);var t=c===p;l=t}if(!l){let c={instancePath:i+"/relations\
hips/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:T.properties.relationships.
properties.parent.properties.data.if,parentSchema:T.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[c]:e.push(c),p++}}}else{let o={
instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:T.properties.
relationships.properties.parent.type,parentSchema:T.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+
"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:T.properties.relationships.type,parentSchema:T.properties.
relationships,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:T.type,parentSchema:T,
data:s};e===null?e=[r]:e.push(r),p++}return vr.errors=e,p===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Kt(s,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Kt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:rt.
required,parentSchema:rt,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:rt,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(vr(s.data,{instancePath:i+"/\
data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?vr.errors:v(e,vr.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:rt.type,parentSchema:rt,data:s};e===null?e=[t]:e.push(t),p++}return Kt.errors=e,p===0}Kt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ca=Bt,We={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standi\
n://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function Ar(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:A.required,parentSchema:A,
data:s};e===null?e=[r]:e.push(r),p++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:A.
required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),p++}if(s.attributes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),p++}if(s.relationships===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"relationships"},schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)if(!(r===
"id"||r==="type"||r==="attributes"||r==="relationships")){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:A,data:s};e===null?e=[a]:e.push(a),p++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let a={instancePath:i+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.id.type,parentSchema:A.properties.id,data:r};e===null?e=[a]:e.push(a),p++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let a={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:A.properties.
type.type,parentSchema:A.properties.type,data:r};e===null?e=[a]:e.push(a),p++}if(r!=="upload_collection"){let a={instancePath:i+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:A.properties.type,data:r};e===null?e=[a]:e.push(a),
p++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){let a={instancePath:i+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:r};e===null?e=[a]:e.push(a),p++}if(r.position===void 0){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"position"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)
if(!(a==="label"||a==="position")){let o={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},schema:!1,parentSchema:A.properties.attributes,data:r};e===null?e=[o]:e.push(o),p++}if(r.label!==void 0){let a=r.label;if(typeof a!=
"string"){let o={instancePath:i+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},schema:A.properties.
attributes.properties.label.type,parentSchema:A.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(o),p++}}if(r.position!==void 0){let a=r.position;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/t\
ype",keyword:"type",params:{type:"integer"},schema:A.properties.attributes.properties.position.type,parentSchema:A.properties.attributes.properties.position,data:a};
e===null?e=[o]:e.push(o),p++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:i+"/attributes/position",schemaPath:"#/properties/attribut\
es/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.attributes.properties.position,data:a};e===
null?e=[o]:e.push(o),p++}}}else{let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:A.properties.
attributes.type,parentSchema:A.properties.attributes,data:r};e===null?e=[a]:e.push(a),p++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.parent===void 0){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"parent"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}if(r.children===
void 0){let a={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"children"},schema:A.
properties.relationships.required,parentSchema:A.properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}for(let a in r)if(!(a==="parent"||a==="children")){
let o={instancePath:i+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:A.properties.relationships,data:r};e===null?e=[o]:e.push(o),p++}if(r.parent!==void 0){let a=r.parent;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.data===void 0){let o={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{
missingProperty:"data"},schema:A.properties.relationships.properties.parent.required,parentSchema:A.properties.relationships.properties.parent,data:a};e===null?
e=[o]:e.push(o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.parent,data:a};e===null?
e=[u]:e.push(u),p++}if(a.data!==void 0){let o=a.data,u=p,l=!0,d=p;if(o!==null){let c={};e===null?e=[c]:e.push(c),p++}var t=d===p;if(p=u,e!==null&&(u?e.length=u:
e=null),!t){let c=p;V(o,{instancePath:i+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:
v(e,V.errors),p=e.length);var t=c===p;l=t}if(!l){let c={instancePath:i+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:A.properties.relationships.properties.parent.properties.data.if,parentSchema:A.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[c]:e.push(c),p++}}}else{let o={instancePath:i+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.properties.parent.type,parentSchema:A.properties.relationships.
properties.parent,data:a};e===null?e=[o]:e.push(o),p++}}if(r.children!==void 0){let a=r.children;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"\
data"},schema:A.properties.relationships.properties.children.required,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(
o),p++}for(let o in a)if(o!=="data"){let u={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[u]:
e.push(u),p++}if(a.data!==void 0){let o=a.data;if(Array.isArray(o)){let u=o.length;for(let l=0;l<u;l++)V(o[l],{instancePath:i+"/relationships/children/data/"+l,
parentData:o,parentDataProperty:l,rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:v(e,V.errors),p=e.length)}else{let u={instancePath:i+"/relationships/child\
ren/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:A.properties.relationships.
properties.children.properties.data.type,parentSchema:A.properties.relationships.properties.children.properties.data,data:o};e===null?e=[u]:e.push(u),p++}}}else{
let o={instancePath:i+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},schema:A.
properties.relationships.properties.children.type,parentSchema:A.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),p++}}}else{let a={
instancePath:i+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.type,parentSchema:A.
properties.relationships,data:r};e===null?e=[a]:e.push(a),p++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.type,
parentSchema:A,data:s};e===null?e=[r]:e.push(r),p++}return Ar.errors=e,p===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Bt(s,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Bt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:We.required,parentSchema:We,data:s};e===null?e=[t]:e.push(t),p++}if(s.meta===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"meta"},schema:We.required,parentSchema:We,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="data"||t==="meta")){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:We,data:s};e===null?e=[r]:
e.push(r),p++}if(s.data!==void 0){let t=s.data;if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Ar(t[a],{instancePath:i+"/data/"+a,parentData:t,parentDataProperty:a,
rootData:h,dynamicAnchors:f})||(e=e===null?Ar.errors:v(e,Ar.errors),p=e.length)}else{let r={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},schema:We.properties.data.type,parentSchema:We.properties.data,data:t};e===null?e=[r]:e.push(r),p++}}s.meta!==void 0&&(ye(s.meta,{instancePath:i+
"/meta",parentData:s,parentDataProperty:"meta",rootData:h,dynamicAnchors:f})||(e=e===null?ye.errors:v(e,ye.errors),p=e.length))}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:We.type,parentSchema:We,data:s};e===null?e=[t]:e.push(t),p++}return Bt.errors=e,p===0}Bt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var La=Ht,tt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs\
/JobResult"}},$id:"standin://json-api/data/JobResult"},J={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},
type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:["status","payload"],properties:{status:{type:"integer",minimum:100,
maximum:599},payload:{}}}}};function jr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=jr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:J.required,parentSchema:J,data:s};e===null?e=[t]:e.push(t),p++}if(s.type===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:J.required,parentSchema:J,data:s};e===null?e=[t]:e.push(t),p++}if(s.attributes===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:J.required,parentSchema:J,data:s};e===null?
e=[t]:e.push(t),p++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:J,data:s};e===null?e=[r]:e.push(r),p++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let r={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:J.properties.id.type,parentSchema:J.properties.id,data:t};e===
null?e=[r]:e.push(r),p++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"typ\
e",params:{type:"string"},schema:J.properties.type.type,parentSchema:J.properties.type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="job_result"){let r={instancePath:i+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job_result"},schema:"job_result",parentSchema:J.properties.type,data:t};e===null?
e=[r]:e.push(r),p++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.status===void 0){let r={instancePath:i+"/att\
ributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:J.properties.attributes.required,parentSchema:J.
properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}if(t.payload===void 0){let r={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"payload"},schema:J.properties.attributes.required,parentSchema:J.properties.attributes,data:t};e===null?e=[r]:e.
push(r),p++}for(let r in t)if(!(r==="status"||r==="payload")){let a={instancePath:i+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:J.properties.attributes,data:t};e===null?e=[a]:e.push(a),p++}if(t.status!==void 0){let r=t.
status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:i+"/attributes/status",schemaPath:"#/properties/attributes/properties/statu\
s/type",keyword:"type",params:{type:"integer"},schema:J.properties.attributes.properties.status.type,parentSchema:J.properties.attributes.properties.status,data:r};
e===null?e=[a]:e.push(a),p++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){let a={instancePath:i+"/attributes/status",schemaPath:"#/properties/attribu\
tes/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:J.properties.attributes.properties.status,data:r};e===
null?e=[a]:e.push(a),p++}if(r<100||isNaN(r)){let a={instancePath:i+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:J.properties.attributes.properties.status,data:r};e===null?e=[a]:e.push(a),p++}}}}else{let r={
instancePath:i+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:J.properties.attributes.type,parentSchema:J.
properties.attributes,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:J.type,
parentSchema:J,data:s};e===null?e=[t]:e.push(t),p++}return jr.errors=e,p===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ht(s,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ht.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:tt.required,parentSchema:tt,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(t!=="data"){let r={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:tt,data:s};e===null?e=[r]:e.push(r),p++}s.data!==void 0&&(jr(s.data,{
instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:h,dynamicAnchors:f})||(e=e===null?jr.errors:v(e,jr.errors),p=e.length))}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:tt.type,parentSchema:tt,data:s};e===null?e=[t]:e.push(t),p++}return Ht.errors=e,p===0}Ht.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ra=Jt,k={type:"object",additionalProperties:!1,required:["locales"],properties:{$schema:{type:"string"},locales:{
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
boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},$id:"standin://flat/seed"},Wa=new RegExp(
"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$","u"),Oa=new RegExp("^/[^\\ud800-\\udfff]+$","u"),Za=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),Ma=new RegExp("^[A-Za-z0-9\
!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$","u"),Ka=new RegExp("^/[^\\ud800-\\udfff]*$","u"),ct=Gs().default;function Oe(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Y.required,parentSchema:Y,
data:s};e===null?e=[t]:e.push(t),p++}if(s.id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Y.required,
parentSchema:Y,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),p++}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Y.properties.type.type,parentSchema:Y.properties.
type,data:t};e===null?e=[r]:e.push(r),p++}if(t!=="upload_collection"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:Y.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.id!==void 0){let t=s.id;if(typeof t!=
"string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Y.properties.id.type,parentSchema:Y.properties.
id,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Y.type,parentSchema:Y,data:s};
e===null?e=[t]:e.push(t),p++}return Oe.errors=e,p===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="alt"||r==="custom_data"||r==="focal_point")){let a={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:B,data:s};e===null?e=[a]:e.push(a),p++}if(s.title!==void 0){let r=s.title;if(typeof r!=
"string"&&r!==null){let a={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:B.properties.title.type},schema:B.properties.
title.type,parentSchema:B.properties.title,data:r};e===null?e=[a]:e.push(a),p++}}if(s.alt!==void 0){let r=s.alt;if(typeof r!="string"&&r!==null){let a={instancePath:i+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:B.properties.alt.type},schema:B.properties.alt.type,parentSchema:B.properties.alt,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.custom_data!==void 0){let r=s.custom_data;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:i+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:B.properties.custom_data.type,parentSchema:B.properties.custom_data,data:r};
e===null?e=[a]:e.push(a),p++}}if(s.focal_point!==void 0){let r=s.focal_point,a=p,o=!0,u=p;if(r!==null){let l={};e===null?e=[l]:e.push(l),p++}var t=u===p;if(p=a,
e!==null&&(a?e.length=a:e=null),!t){let l=p;je(r,{instancePath:i+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:h,dynamicAnchors:f})||(e=
e===null?je.errors:v(e,je.errors),p=e.length);var t=l===p;o=t}if(!o){let l={instancePath:i+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:B.properties.focal_point.if,parentSchema:B.properties.focal_point,data:r};e===null?e=[l]:e.push(l),p++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:B.type,parentSchema:B,data:s};e===null?e=[r]:e.push(r),p++}return Dr.errors=e,p===0}Dr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function xr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=xr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:M.required,parentSchema:M,data:s};e===null?e=[t]:e.push(t),p++}if(s.id===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:M.required,parentSchema:M,data:s};e===null?e=[t]:e.push(t),
p++}for(let t in s)if(!(t==="type"||t==="id")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:M,data:s};e===null?e=[r]:e.push(r),p++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:M.properties.type.type,parentSchema:M.properties.type,data:t};e===null?e=[r]:e.push(r),p++}
if(!(t==="access_token"||t==="sso_user"||t==="account"||t==="user"||t==="organization")){let r={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"\
enum",params:{allowedValues:M.properties.type.enum},schema:M.properties.type.enum,parentSchema:M.properties.type,data:t};e===null?e=[r]:e.push(r),p++}}if(s.id!==
void 0){let t=s.id;if(typeof t!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:M.properties.
id.type,parentSchema:M.properties.id,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:M.type,parentSchema:M,data:s};e===null?e=[t]:e.push(t),p++}return xr.errors=e,p===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity_type"},schema:G.required,parentSchema:G,data:s};e===null?e=[t]:e.push(t),p++}if(s.event_types===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"event_types"},schema:G.required,parentSchema:G,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="entity_type"||t===
"event_types"||t==="filters")){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:G,data:s};e===null?e=[r]:e.push(r),p++}if(s.entity_type!==void 0&&(me(s.entity_type,{instancePath:i+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:h,dynamicAnchors:f})||(e=e===null?me.errors:v(e,me.errors),p=e.length)),s.event_types!==void 0){let t=s.event_types;if(Array.isArray(t)){let r=t.
length;for(let a=0;a<r;a++)ce(t[a],{instancePath:i+"/event_types/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?ce.errors:v(e,
ce.errors),p=e.length)}else{let r={instancePath:i+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:G.properties.
event_types.type,parentSchema:G.properties.event_types,data:t};e===null?e=[r]:e.push(r),p++}}if(s.filters!==void 0){let t=s.filters;if(!Array.isArray(t)&&t!==null){
let r={instancePath:i+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:G.properties.filters.type},schema:G.properties.filters.type,
parentSchema:G.properties.filters,data:t};e===null?e=[r]:e.push(r),p++}if(Array.isArray(t)){let r=t.length;for(let a=0;a<r;a++)Me(t[a],{instancePath:i+"/filters\
/"+a,parentData:t,parentDataProperty:a,rootData:h,dynamicAnchors:f})||(e=e===null?Me.errors:v(e,Me.errors),p=e.length)}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:G.type,parentSchema:G,data:s};e===null?e=[t]:e.push(t),p++}return Ir.errors=e,p===0}Ir.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Jt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Jt.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.locales===void 0){let a={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"locales"},schema:k.required,parentSchema:k,data:s};e===null?e=[a]:e.push(a),p++}for(let a in s)if(!(a===
"$schema"||a==="locales"||a==="files"||a==="upload_collections"||a==="uploads"||a==="webhooks")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:k,data:s};e===null?e=[o]:e.push(o),p++}if(s.$schema!==void 0){let a=s.$schema;if(typeof a!=
"string"){let o={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},schema:k.properties.$schema.type,parentSchema:k.
properties.$schema,data:a};e===null?e=[o]:e.push(o),p++}}if(s.locales!==void 0){let a=s.locales;if(Array.isArray(a)){if(a.length<1){let d={instancePath:i+"/loca\
les",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:k.properties.locales,data:a};e===null?e=[d]:e.push(d),
p++}let o=a.length;for(let d=0;d<o;d++){let c=a[d];if(typeof c=="string"){if(!Wa.test(c)){let O={instancePath:i+"/locales/"+d,schemaPath:"#/properties/locales/i\
tems/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},schema:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$",parentSchema:k.properties.
locales.items,data:c};e===null?e=[O]:e.push(O),p++}}else{let O={instancePath:i+"/locales/"+d,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{
type:"string"},schema:k.properties.locales.items.type,parentSchema:k.properties.locales.items,data:c};e===null?e=[O]:e.push(O),p++}}let u=a.length,l;if(u>1){let d={};
for(;u--;){let c=a[u];if(typeof c=="string"){if(typeof d[c]=="number"){l=d[c];let O={instancePath:i+"/locales",schemaPath:"#/properties/locales/uniqueItems",keyword:"\
uniqueItems",params:{i:u,j:l},schema:!0,parentSchema:k.properties.locales,data:a};e===null?e=[O]:e.push(O),p++;break}d[c]=u}}}}else{let o={instancePath:i+"/loca\
les",schemaPath:"#/properties/locales/type",keyword:"type",params:{type:"array"},schema:k.properties.locales.type,parentSchema:k.properties.locales,data:a};e===
null?e=[o]:e.push(o),p++}}if(s.files!==void 0){let a=s.files;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.
isArray(l)){if(l.path===void 0){let d={instancePath:i+"/files/"+u,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"pat\
h"},schema:k.properties.files.items.required,parentSchema:k.properties.files.items,data:l};e===null?e=[d]:e.push(d),p++}for(let d in l)if(!(d==="path"||d==="tex\
t"||d==="base64"||d==="file"||d==="copy_of"||d==="mime_type")){let c={instancePath:i+"/files/"+u,schemaPath:"#/properties/files/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:k.properties.files.items,data:l};e===null?e=[c]:e.push(c),p++}if(l.path!==void 0){let d=l.
path;if(typeof d=="string"){if(!Oa.test(d)){let c={instancePath:i+"/files/"+u+"/path",schemaPath:"#/properties/files/items/properties/path/pattern",keyword:"pat\
tern",params:{pattern:"^/[^\\ud800-\\udfff]+$"},schema:"^/[^\\ud800-\\udfff]+$",parentSchema:k.properties.files.items.properties.path,data:d};e===null?e=[c]:e.push(
c),p++}}else{let c={instancePath:i+"/files/"+u+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type:"string"},schema:k.
properties.files.items.properties.path.type,parentSchema:k.properties.files.items.properties.path,data:d};e===null?e=[c]:e.push(c),p++}}if(l.text!==void 0){let d=l.
text;if(typeof d!="string"){let c={instancePath:i+"/files/"+u+"/text",schemaPath:"#/properties/files/items/properties/text/type",keyword:"type",params:{type:"st\
ring"},schema:k.properties.files.items.properties.text.type,parentSchema:k.properties.files.items.properties.text,data:d};e===null?e=[c]:e.push(c),p++}}if(l.base64!==
void 0){let d=l.base64;if(typeof d=="string"){if(!Za.test(d)){let c={instancePath:i+"/files/"+u+"/base64",schemaPath:"#/properties/files/items/properties/base64\
/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:k.properties.files.items.properties.base64,data:d};
e===null?e=[c]:e.push(c),p++}}else{let c={instancePath:i+"/files/"+u+"/base64",schemaPath:"#/properties/files/items/properties/base64/type",keyword:"type",params:{
type:"string"},schema:k.properties.files.items.properties.base64.type,parentSchema:k.properties.files.items.properties.base64,data:d};e===null?e=[c]:e.push(c),p++}}
if(l.file!==void 0){let d=l.file;if(typeof d!="string"){let c={instancePath:i+"/files/"+u+"/file",schemaPath:"#/properties/files/items/properties/file/type",keyword:"\
type",params:{type:"string"},schema:k.properties.files.items.properties.file.type,parentSchema:k.properties.files.items.properties.file,data:d};e===null?e=[c]:e.
push(c),p++}}if(l.copy_of!==void 0){let d=l.copy_of;if(typeof d!="string"){let c={instancePath:i+"/files/"+u+"/copy_of",schemaPath:"#/properties/files/items/pro\
perties/copy_of/type",keyword:"type",params:{type:"string"},schema:k.properties.files.items.properties.copy_of.type,parentSchema:k.properties.files.items.properties.
copy_of,data:d};e===null?e=[c]:e.push(c),p++}}if(l.mime_type!==void 0){let d=l.mime_type;if(typeof d=="string"){if(!Ma.test(d)){let c={instancePath:i+"/files/"+
u+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]\
+$"},schema:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$",parentSchema:k.properties.files.items.properties.mime_type,data:d};e===null?e=[c]:e.push(c),p++}}else{
let c={instancePath:i+"/files/"+u+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/type",keyword:"type",params:{type:"string"},schema:k.properties.
files.items.properties.mime_type.type,parentSchema:k.properties.files.items.properties.mime_type,data:d};e===null?e=[c]:e.push(c),p++}}}else{let d={instancePath:i+
"/files/"+u,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},schema:k.properties.files.items.type,parentSchema:k.properties.files.
items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},schema:k.
properties.files.type,parentSchema:k.properties.files,data:a};e===null?e=[o]:e.push(o),p++}}if(s.upload_collections!==void 0){let a=s.upload_collections;if(Array.
isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let d={instancePath:i+"/upload_collect\
ions/"+u,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"id"},schema:k.properties.upload_collections.items.
required,parentSchema:k.properties.upload_collections.items,data:l};e===null?e=[d]:e.push(d),p++}if(l.label===void 0){let d={instancePath:i+"/upload_collections\
/"+u,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"label"},schema:k.properties.upload_collections.items.
required,parentSchema:k.properties.upload_collections.items,data:l};e===null?e=[d]:e.push(d),p++}for(let d in l)if(!(d==="id"||d==="label"||d==="position"||d===
"parent")){let c={instancePath:i+"/upload_collections/"+u,schemaPath:"#/properties/upload_collections/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d},schema:!1,parentSchema:k.properties.upload_collections.items,data:l};e===null?e=[c]:e.push(c),p++}if(l.id!==void 0){let d=l.id;if(typeof d==
"string"){if(ct(d)<1){let c={instancePath:i+"/upload_collections/"+u+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/minLength",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:k.properties.upload_collections.items.properties.id,data:d};e===null?e=[c]:e.push(c),p++}}else{let c={instancePath:i+
"/upload_collections/"+u+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/type",keyword:"type",params:{type:"string"},schema:k.properties.upload_collections.
items.properties.id.type,parentSchema:k.properties.upload_collections.items.properties.id,data:d};e===null?e=[c]:e.push(c),p++}}if(l.label!==void 0){let d=l.label;
if(typeof d!="string"){let c={instancePath:i+"/upload_collections/"+u+"/label",schemaPath:"#/properties/upload_collections/items/properties/label/type",keyword:"\
type",params:{type:"string"},schema:k.properties.upload_collections.items.properties.label.type,parentSchema:k.properties.upload_collections.items.properties.label,
data:d};e===null?e=[c]:e.push(c),p++}}if(l.position!==void 0){let d=l.position;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"\
/upload_collections/"+u+"/position",schemaPath:"#/properties/upload_collections/items/properties/position/type",keyword:"type",params:{type:"integer"},schema:k.
properties.upload_collections.items.properties.position.type,parentSchema:k.properties.upload_collections.items.properties.position,data:d};e===null?e=[c]:e.push(
c),p++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let c={instancePath:i+"/upload_collections/"+u+"/position",schemaPath:"#/properties/upload_collectio\
ns/items/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:k.properties.upload_collections.items.properties.
position,data:d};e===null?e=[c]:e.push(c),p++}}if(l.parent!==void 0){let d=l.parent,c=p,O=!0,ze=p;if(d!==null){let pe={};e===null?e=[pe]:e.push(pe),p++}var t=ze===
p;if(p=c,e!==null&&(c?e.length=c:e=null),!t){let pe=p;Oe(d,{instancePath:i+"/upload_collections/"+u+"/parent",parentData:l,parentDataProperty:"parent",rootData:h,
dynamicAnchors:f})||(e=e===null?Oe.errors:v(e,Oe.errors),p=e.length);var t=pe===p;O=t}if(!O){let pe={instancePath:i+"/upload_collections/"+u+"/parent",schemaPath:"\
#/properties/upload_collections/items/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:k.properties.upload_collections.items.properties.
parent.if,parentSchema:k.properties.upload_collections.items.properties.parent,data:d};e===null?e=[pe]:e.push(pe),p++}}}else{let d={instancePath:i+"/upload_coll\
ections/"+u,schemaPath:"#/properties/upload_collections/items/type",keyword:"type",params:{type:"object"},schema:k.properties.upload_collections.items.type,parentSchema:k.
properties.upload_collections.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/upload_collections",schemaPath:"#/properties/upload_coll\
ections/type",keyword:"type",params:{type:"array"},schema:k.properties.upload_collections.type,parentSchema:k.properties.upload_collections,data:a};e===null?e=[
o]:e.push(o),p++}}if(s.uploads!==void 0){let a=s.uploads;if(Array.isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.id===void 0){let d={instancePath:i+"/uploads/"+u,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"id"},schema:k.
properties.uploads.items.required,parentSchema:k.properties.uploads.items,data:l};e===null?e=[d]:e.push(d),p++}if(l.path===void 0){let d={instancePath:i+"/uploa\
ds/"+u,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"path"},schema:k.properties.uploads.items.required,parentSchema:k.
properties.uploads.items,data:l};e===null?e=[d]:e.push(d),p++}for(let d in l)if(!se.call(k.properties.uploads.items.properties,d)){let c={instancePath:i+"/uploa\
ds/"+u,schemaPath:"#/properties/uploads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:k.properties.
uploads.items,data:l};e===null?e=[c]:e.push(c),p++}if(l.id!==void 0){let d=l.id;if(typeof d=="string"){if(ct(d)<1){let c={instancePath:i+"/uploads/"+u+"/id",schemaPath:"\
#/properties/uploads/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.uploads.items.properties.id,data:d};
e===null?e=[c]:e.push(c),p++}}else{let c={instancePath:i+"/uploads/"+u+"/id",schemaPath:"#/properties/uploads/items/properties/id/type",keyword:"type",params:{type:"\
string"},schema:k.properties.uploads.items.properties.id.type,parentSchema:k.properties.uploads.items.properties.id,data:d};e===null?e=[c]:e.push(c),p++}}if(l.path!==
void 0){let d=l.path;if(typeof d!="string"){let c={instancePath:i+"/uploads/"+u+"/path",schemaPath:"#/properties/uploads/items/properties/path/type",keyword:"ty\
pe",params:{type:"string"},schema:k.properties.uploads.items.properties.path.type,parentSchema:k.properties.uploads.items.properties.path,data:d};e===null?e=[c]:
e.push(c),p++}}if(l.basename!==void 0){let d=l.basename;if(typeof d=="string"){if(ct(d)<1){let c={instancePath:i+"/uploads/"+u+"/basename",schemaPath:"#/propert\
ies/uploads/items/properties/basename/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.uploads.items.properties.basename,data:d};
e===null?e=[c]:e.push(c),p++}}else{let c={instancePath:i+"/uploads/"+u+"/basename",schemaPath:"#/properties/uploads/items/properties/basename/type",keyword:"typ\
e",params:{type:"string"},schema:k.properties.uploads.items.properties.basename.type,parentSchema:k.properties.uploads.items.properties.basename,data:d};e===null?
e=[c]:e.push(c),p++}}if(l.url!==void 0){let d=l.url;if(typeof d=="string"){if(!Ka.test(d)){let c={instancePath:i+"/uploads/"+u+"/url",schemaPath:"#/properties/u\
ploads/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]*$"},schema:"^/[^\\ud800-\\udfff]*$",parentSchema:k.properties.uploads.
items.properties.url,data:d};e===null?e=[c]:e.push(c),p++}}else{let c={instancePath:i+"/uploads/"+u+"/url",schemaPath:"#/properties/uploads/items/properties/url\
/type",keyword:"type",params:{type:"string"},schema:k.properties.uploads.items.properties.url.type,parentSchema:k.properties.uploads.items.properties.url,data:d};
e===null?e=[c]:e.push(c),p++}}if(l.author!==void 0){let d=l.author;if(typeof d!="string"&&d!==null){let c={instancePath:i+"/uploads/"+u+"/author",schemaPath:"#/\
properties/uploads/items/properties/author/type",keyword:"type",params:{type:k.properties.uploads.items.properties.author.type},schema:k.properties.uploads.items.
properties.author.type,parentSchema:k.properties.uploads.items.properties.author,data:d};e===null?e=[c]:e.push(c),p++}}if(l.copyright!==void 0){let d=l.copyright;
if(typeof d!="string"&&d!==null){let c={instancePath:i+"/uploads/"+u+"/copyright",schemaPath:"#/properties/uploads/items/properties/copyright/type",keyword:"typ\
e",params:{type:k.properties.uploads.items.properties.copyright.type},schema:k.properties.uploads.items.properties.copyright.type,parentSchema:k.properties.uploads.
items.properties.copyright,data:d};e===null?e=[c]:e.push(c),p++}}if(l.notes!==void 0){let d=l.notes;if(typeof d!="string"&&d!==null){let c={instancePath:i+"/upl\
oads/"+u+"/notes",schemaPath:"#/properties/uploads/items/properties/notes/type",keyword:"type",params:{type:k.properties.uploads.items.properties.notes.type},schema:k.
properties.uploads.items.properties.notes.type,parentSchema:k.properties.uploads.items.properties.notes,data:d};e===null?e=[c]:e.push(c),p++}}if(l.tags!==void 0){
let d=l.tags;if(Array.isArray(d)){let c=d.length;for(let O=0;O<c;O++){let ze=d[O];if(typeof ze!="string"){let pe={instancePath:i+"/uploads/"+u+"/tags/"+O,schemaPath:"\
#/properties/uploads/items/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:k.properties.uploads.items.properties.tags.items.type,parentSchema:k.
properties.uploads.items.properties.tags.items,data:ze};e===null?e=[pe]:e.push(pe),p++}}}else{let c={instancePath:i+"/uploads/"+u+"/tags",schemaPath:"#/properti\
es/uploads/items/properties/tags/type",keyword:"type",params:{type:"array"},schema:k.properties.uploads.items.properties.tags.type,parentSchema:k.properties.uploads.
items.properties.tags,data:d};e===null?e=[c]:e.push(c),p++}}if(l.default_field_metadata!==void 0){let d=l.default_field_metadata;if(d&&typeof d=="object"&&!Array.
isArray(d))for(let c in d)Dr(d[c],{instancePath:i+"/uploads/"+u+"/default_field_metadata/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:d,parentDataProperty:c,
rootData:h,dynamicAnchors:f})||(e=e===null?Dr.errors:v(e,Dr.errors),p=e.length);else{let c={instancePath:i+"/uploads/"+u+"/default_field_metadata",schemaPath:"#\
/properties/uploads/items/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:k.properties.uploads.items.properties.default_field_metadata.
type,parentSchema:k.properties.uploads.items.properties.default_field_metadata,data:d};e===null?e=[c]:e.push(c),p++}}if(l.creator!==void 0&&(xr(l.creator,{instancePath:i+
"/uploads/"+u+"/creator",parentData:l,parentDataProperty:"creator",rootData:h,dynamicAnchors:f})||(e=e===null?xr.errors:v(e,xr.errors),p=e.length)),l.upload_collection!==
void 0){let d=l.upload_collection,c=p,O=!0,ze=p;if(d!==null){let pe={};e===null?e=[pe]:e.push(pe),p++}var r=ze===p;if(p=c,e!==null&&(c?e.length=c:e=null),!r){let pe=p;
Oe(d,{instancePath:i+"/uploads/"+u+"/upload_collection",parentData:l,parentDataProperty:"upload_collection",rootData:h,dynamicAnchors:f})||(e=e===null?Oe.errors:
v(e,Oe.errors),p=e.length);var r=pe===p;O=r}if(!O){let pe={instancePath:i+"/uploads/"+u+"/upload_collection",schemaPath:"#/properties/uploads/items/properties/u\
pload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:k.properties.uploads.items.properties.upload_collection.if,parentSchema:k.properties.uploads.
items.properties.upload_collection,data:d};e===null?e=[pe]:e.push(pe),p++}}if(l.created_at!==void 0){let d=l.created_at;if(typeof d=="string"){if(!X.test(d)){let c={
instancePath:i+"/uploads/"+u+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:k.properties.uploads.items.properties.created_at,data:d};e===null?e=[c]:e.push(c),p++}}else{let c={instancePath:i+"/uploads/"+u+"/create\
d_at",schemaPath:"#/properties/uploads/items/properties/created_at/type",keyword:"type",params:{type:"string"},schema:k.properties.uploads.items.properties.created_at.
type,parentSchema:k.properties.uploads.items.properties.created_at,data:d};e===null?e=[c]:e.push(c),p++}}if(l.updated_at!==void 0){let d=l.updated_at;if(typeof d==
"string"){if(!X.test(d)){let c={instancePath:i+"/uploads/"+u+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:k.properties.uploads.items.properties.updated_at,data:d};e===null?e=[c]:e.push(c),p++}}else{let c={instancePath:i+
"/uploads/"+u+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/type",keyword:"type",params:{type:"string"},schema:k.properties.uploads.
items.properties.updated_at.type,parentSchema:k.properties.uploads.items.properties.updated_at,data:d};e===null?e=[c]:e.push(c),p++}}}else{let d={instancePath:i+
"/uploads/"+u,schemaPath:"#/properties/uploads/items/type",keyword:"type",params:{type:"object"},schema:k.properties.uploads.items.type,parentSchema:k.properties.
uploads.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"a\
rray"},schema:k.properties.uploads.type,parentSchema:k.properties.uploads,data:a};e===null?e=[o]:e.push(o),p++}}if(s.webhooks!==void 0){let a=s.webhooks;if(Array.
isArray(a)){let o=a.length;for(let u=0;u<o;u++){let l=a[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let d={instancePath:i+"/webhooks/"+u,schemaPath:"\
#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"id"},schema:k.properties.webhooks.items.required,parentSchema:k.properties.webhooks.
items,data:l};e===null?e=[d]:e.push(d),p++}if(l.name===void 0){let d={instancePath:i+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/required",keyword:"r\
equired",params:{missingProperty:"name"},schema:k.properties.webhooks.items.required,parentSchema:k.properties.webhooks.items,data:l};e===null?e=[d]:e.push(d),p++}
if(l.url===void 0){let d={instancePath:i+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"url"},schema:k.
properties.webhooks.items.required,parentSchema:k.properties.webhooks.items,data:l};e===null?e=[d]:e.push(d),p++}for(let d in l)if(!se.call(k.properties.webhooks.
items.properties,d)){let c={instancePath:i+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
schema:!1,parentSchema:k.properties.webhooks.items,data:l};e===null?e=[c]:e.push(c),p++}if(l.id!==void 0){let d=l.id;if(typeof d=="string"){if(ct(d)<1){let c={instancePath:i+
"/webhooks/"+u+"/id",schemaPath:"#/properties/webhooks/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.webhooks.
items.properties.id,data:d};e===null?e=[c]:e.push(c),p++}}else{let c={instancePath:i+"/webhooks/"+u+"/id",schemaPath:"#/properties/webhooks/items/properties/id/\
type",keyword:"type",params:{type:"string"},schema:k.properties.webhooks.items.properties.id.type,parentSchema:k.properties.webhooks.items.properties.id,data:d};
e===null?e=[c]:e.push(c),p++}}if(l.name!==void 0){let d=l.name;if(typeof d!="string"){let c={instancePath:i+"/webhooks/"+u+"/name",schemaPath:"#/properties/webh\
ooks/items/properties/name/type",keyword:"type",params:{type:"string"},schema:k.properties.webhooks.items.properties.name.type,parentSchema:k.properties.webhooks.
items.properties.name,data:d};e===null?e=[c]:e.push(c),p++}}if(l.url!==void 0){let d=l.url;if(typeof d!="string"){let c={instancePath:i+"/webhooks/"+u+"/url",schemaPath:"\
#/properties/webhooks/items/properties/url/type",keyword:"type",params:{type:"string"},schema:k.properties.webhooks.items.properties.url.type,parentSchema:k.properties.
webhooks.items.properties.url,data:d};e===null?e=[c]:e.push(c),p++}}if(l.custom_payload!==void 0){let d=l.custom_payload;if(typeof d!="string"&&d!==null){let c={
instancePath:i+"/webhooks/"+u+"/custom_payload",schemaPath:"#/properties/webhooks/items/properties/custom_payload/type",keyword:"type",params:{type:k.properties.
webhooks.items.properties.custom_payload.type},schema:k.properties.webhooks.items.properties.custom_payload.type,parentSchema:k.properties.webhooks.items.properties.
custom_payload,data:d};e===null?e=[c]:e.push(c),p++}}if(l.headers!==void 0){let d=l.headers;if(d&&typeof d=="object"&&!Array.isArray(d))for(let c in d){let O=d[c];
if(typeof O!="string"){let ze={instancePath:i+"/webhooks/"+u+"/headers/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/webhooks/items/proper\
ties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:k.properties.webhooks.items.properties.headers.additionalProperties.type,parentSchema:k.
properties.webhooks.items.properties.headers.additionalProperties,data:O};e===null?e=[ze]:e.push(ze),p++}}else{let c={instancePath:i+"/webhooks/"+u+"/headers",schemaPath:"\
#/properties/webhooks/items/properties/headers/type",keyword:"type",params:{type:"object"},schema:k.properties.webhooks.items.properties.headers.type,parentSchema:k.
properties.webhooks.items.properties.headers,data:d};e===null?e=[c]:e.push(c),p++}}if(l.events!==void 0){let d=l.events;if(Array.isArray(d)){let c=d.length;for(let O=0;O<
c;O++)Ir(d[O],{instancePath:i+"/webhooks/"+u+"/events/"+O,parentData:d,parentDataProperty:O,rootData:h,dynamicAnchors:f})||(e=e===null?Ir.errors:v(e,Ir.errors),
p=e.length)}else{let c={instancePath:i+"/webhooks/"+u+"/events",schemaPath:"#/properties/webhooks/items/properties/events/type",keyword:"type",params:{type:"arr\
ay"},schema:k.properties.webhooks.items.properties.events.type,parentSchema:k.properties.webhooks.items.properties.events,data:d};e===null?e=[c]:e.push(c),p++}}
if(l.http_basic_user!==void 0){let d=l.http_basic_user;if(typeof d!="string"&&d!==null){let c={instancePath:i+"/webhooks/"+u+"/http_basic_user",schemaPath:"#/pr\
operties/webhooks/items/properties/http_basic_user/type",keyword:"type",params:{type:k.properties.webhooks.items.properties.http_basic_user.type},schema:k.properties.
webhooks.items.properties.http_basic_user.type,parentSchema:k.properties.webhooks.items.properties.http_basic_user,data:d};e===null?e=[c]:e.push(c),p++}}if(l.http_basic_password!==
void 0){let d=l.http_basic_password;if(typeof d!="string"&&d!==null){let c={instancePath:i+"/webhooks/"+u+"/http_basic_password",schemaPath:"#/properties/webhoo\
ks/items/properties/http_basic_password/type",keyword:"type",params:{type:k.properties.webhooks.items.properties.http_basic_password.type},schema:k.properties.webhooks.
items.properties.http_basic_password.type,parentSchema:k.properties.webhooks.items.properties.http_basic_password,data:d};e===null?e=[c]:e.push(c),p++}}if(l.enabled!==
void 0){let d=l.enabled;if(typeof d!="boolean"){let c={instancePath:i+"/webhooks/"+u+"/enabled",schemaPath:"#/properties/webhooks/items/properties/enabled/type",
keyword:"type",params:{type:"boolean"},schema:k.properties.webhooks.items.properties.enabled.type,parentSchema:k.properties.webhooks.items.properties.enabled,data:d};
e===null?e=[c]:e.push(c),p++}}if(l.payload_api_version!==void 0){let d=l.payload_api_version;if(typeof d!="string"){let c={instancePath:i+"/webhooks/"+u+"/paylo\
ad_api_version",schemaPath:"#/properties/webhooks/items/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:k.properties.webhooks.
items.properties.payload_api_version.type,parentSchema:k.properties.webhooks.items.properties.payload_api_version,data:d};e===null?e=[c]:e.push(c),p++}}if(l.nested_items_in_payload!==
void 0){let d=l.nested_items_in_payload;if(typeof d!="boolean"){let c={instancePath:i+"/webhooks/"+u+"/nested_items_in_payload",schemaPath:"#/properties/webhook\
s/items/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:k.properties.webhooks.items.properties.nested_items_in_payload.type,
parentSchema:k.properties.webhooks.items.properties.nested_items_in_payload,data:d};e===null?e=[c]:e.push(c),p++}}if(l.auto_retry!==void 0){let d=l.auto_retry;if(typeof d!=
"boolean"){let c={instancePath:i+"/webhooks/"+u+"/auto_retry",schemaPath:"#/properties/webhooks/items/properties/auto_retry/type",keyword:"type",params:{type:"b\
oolean"},schema:k.properties.webhooks.items.properties.auto_retry.type,parentSchema:k.properties.webhooks.items.properties.auto_retry,data:d};e===null?e=[c]:e.push(
c),p++}}}else{let d={instancePath:i+"/webhooks/"+u,schemaPath:"#/properties/webhooks/items/type",keyword:"type",params:{type:"object"},schema:k.properties.webhooks.
items.type,parentSchema:k.properties.webhooks.items,data:l};e===null?e=[d]:e.push(d),p++}}}else{let o={instancePath:i+"/webhooks",schemaPath:"#/properties/webho\
oks/type",keyword:"type",params:{type:"array"},schema:k.properties.webhooks.type,parentSchema:k.properties.webhooks,data:a};e===null?e=[o]:e.push(o),p++}}}else{
let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:k.type,parentSchema:k,data:s};e===null?e=[a]:e.push(a),p++}return Jt.errors=
e,p===0}Jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function v(s,i){for(let g of i)s.push(g);return s}var Ba={flat:{updateUpload:{200:ot,202:Qs,400:q,
401:q,403:q,404:q,413:q,415:q,422:q,429:q,503:q,request:ca},getUpload:{200:ot,401:q,403:q,404:q,422:q,429:q,503:q},deleteUpload:{200:ot,401:q,403:q,404:q,422:q,
429:q,503:q},createUpload:{201:ot,202:Qs,400:q,401:q,403:q,413:q,415:q,422:q,429:q,503:q,request:ha},listUploads:{200:ya,401:q,403:q,422:q,429:q,503:q},createUploadRequest:{
201:fa,400:q,401:q,403:q,413:q,415:q,422:q,429:q,503:q,request:ba},updateWebhook:{200:nt,400:q,401:q,403:q,404:q,413:q,415:q,422:q,429:q,503:q,request:_a},getWebhook:{
200:nt,401:q,403:q,404:q,422:q,429:q,503:q},deleteWebhook:{200:nt,401:q,403:q,404:q,422:q,429:q,503:q},createWebhook:{201:nt,400:q,401:q,403:q,413:q,415:q,422:q,
429:q,503:q,request:Pa},listWebhooks:{200:ga,401:q,403:q,422:q,429:q,503:q},listWebhookCalls:{200:ka,401:q,403:q,422:q,429:q,503:q},getWebhookCall:{200:wa,401:q,
403:q,404:q,422:q,429:q,503:q},resendWebhookCall:{401:q,403:q,404:q,422:q,429:q,503:q},getUploadCollection:{200:lt,401:q,403:q,404:q,422:q,429:q,503:q},updateUploadCollection:{
200:lt,400:q,401:q,403:q,404:q,413:q,415:q,422:q,429:q,503:q,request:qa},deleteUploadCollection:{200:lt,401:q,403:q,404:q,422:q,429:q,503:q},createUploadCollection:{
201:lt,400:q,401:q,403:q,413:q,415:q,422:q,429:q,503:q,request:Sa},listUploadCollections:{200:va,401:q,403:q,422:q,429:q,503:q},getJobResult:{200:Aa,401:q,403:q,
404:q,422:q,429:q,503:q}},"json-api":{updateUpload:{200:dt,202:Xs,400:S,401:S,404:S,413:S,415:S,422:S,429:S,503:S,request:ja},getUpload:{200:dt,401:S,404:S,422:S,
429:S,503:S},deleteUpload:{200:dt,401:S,404:S,422:S,429:S,503:S},createUpload:{201:dt,202:Xs,400:S,401:S,413:S,415:S,422:S,429:S,503:S,request:Da},listUploads:{
200:xa,401:S,422:S,429:S,503:S},createUploadRequest:{201:Ia,400:S,401:S,413:S,415:S,422:S,429:S,503:S,request:$a},updateWebhook:{200:ut,400:S,401:S,404:S,413:S,
415:S,422:S,429:S,503:S,request:Na},getWebhook:{200:ut,401:S,404:S,422:S,429:S,503:S},deleteWebhook:{200:ut,401:S,404:S,422:S,429:S,503:S},createWebhook:{201:ut,
400:S,401:S,413:S,415:S,422:S,429:S,503:S,request:Ea},listWebhooks:{200:za,401:S,422:S,429:S,503:S},listWebhookCalls:{200:Fa,401:S,422:S,429:S,503:S},getWebhookCall:{
200:Ua,401:S,404:S,422:S,429:S,503:S},resendWebhookCall:{401:S,404:S,422:S,429:S,503:S},getUploadCollection:{200:mt,401:S,404:S,422:S,429:S,503:S},updateUploadCollection:{
200:mt,400:S,401:S,404:S,413:S,415:S,422:S,429:S,503:S,request:Va},deleteUploadCollection:{200:mt,401:S,404:S,422:S,429:S,503:S},createUploadCollection:{201:mt,
400:S,401:S,413:S,415:S,422:S,429:S,503:S,request:Ta},listUploadCollections:{200:Ca,401:S,422:S,429:S,503:S},getJobResult:{200:La,401:S,404:S,422:S,429:S,503:S}},
seed:Ra};var Ha=Gt,rr={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{type:"string",enum:["create_new_url","\
keep_url"],default:"create_new_url"}}};function Gt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Gt.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s.replace_strategy===void 0&&(s.replace_strategy=
"create_new_url");for(let r in s)if(r!=="replace_strategy"){let a={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:rr,data:s};e===null?e=[a]:e.push(a),p++}let t=s.replace_strategy;if(typeof t!="string"){let r=typeof t,a;if(a===void 0)if(r=="number"||r==
"boolean")a=""+t;else if(t===null)a="";else{let o={instancePath:i+"/replace_strategy",schemaPath:"#/properties/replace_strategy/type",keyword:"type",params:{type:"\
string"},schema:rr.properties.replace_strategy.type,parentSchema:rr.properties.replace_strategy,data:t};e===null?e=[o]:e.push(o),p++}a!==void 0&&(t=a,s!==void 0&&
(s.replace_strategy=a))}if(!(t==="create_new_url"||t==="keep_url")){let r={instancePath:i+"/replace_strategy",schemaPath:"#/properties/replace_strategy/enum",keyword:"\
enum",params:{allowedValues:rr.properties.replace_strategy.enum},schema:rr.properties.replace_strategy.enum,parentSchema:rr.properties.replace_strategy,data:t};
e===null?e=[r]:e.push(r),p++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:rr.type,parentSchema:rr,data:s};e===null?
e=[t]:e.push(t),p++}return Gt.errors=e,p===0}Gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ja=Qt,Ss={$id:"standin://flat/query/getUpload",type:"ob\
ject",additionalProperties:!1,properties:{}};function Qt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,
p=0,n=Qt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ss,data:s};e===null?e=[r]:e.push(r),p++}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ss.type,parentSchema:Ss,data:s};e===null?e=[t]:e.push(t),p++}return Qt.errors=
e,p===0}Qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ya=Xt,vs={$id:"standin://flat/query/deleteUpload",type:"object",additionalProperties:!1,properties:{}};
function Xt(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Xt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:vs,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:vs.type,parentSchema:vs,data:s};e===null?e=[t]:e.push(t),p++}return Xt.errors=e,p===0}Xt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ga=es,As={$id:"standin://flat/query/createUpload",type:"object",additionalProperties:!1,properties:{}};function es(s,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:As,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:As.type,
parentSchema:As,data:s};e===null?e=[t]:e.push(t),p++}return es.errors=e,p===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qa=rs,_e={$id:"standin\
://flat/query/listUploads",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,
maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][md5][eq]":{type:"string"}}};function rs(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=rs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30);for(let a in s)if(!(a==="page[offset]"||a===
"page[limit]"||a==="filter[ids]"||a==="filter[fields][md5][eq]")){let o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},schema:!1,parentSchema:_e,data:s};e===null?e=[o]:e.push(o),p++}let t=s["page[offset]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let a=typeof t,o;if(o===void 0)if(a==="boolean"||t===null||a==="string"&&t&&t==+t&&!(t%1))o=+t;else{let u={instancePath:i+"/page[offset]",schemaPath:"#/pro\
perties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:_e.properties["page[offset]"].type,parentSchema:_e.properties["page[offset]"],data:t};
e===null?e=[u]:e.push(u),p++}o!==void 0&&(t=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/pa\
ge[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:_e.properties["page[offs\
et]"],data:t};e===null?e=[a]:e.push(a),p++}let r=s["page[limit]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a=typeof r,o;if(o===void 0)if(a===
"boolean"||r===null||a==="string"&&r&&r==+r&&!(r%1))o=+r;else{let u={instancePath:i+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",
params:{type:"integer"},schema:_e.properties["page[limit]"].type,parentSchema:_e.properties["page[limit]"],data:r};e===null?e=[u]:e.push(u),p++}o!==void 0&&(r=o,
s!==void 0&&(s["page[limit]"]=o))}if(typeof r=="number"&&isFinite(r)){if(r>500||isNaN(r)){let a={instancePath:i+"/page[limit]",schemaPath:"#/properties/page%5Bl\
imit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:_e.properties["page[limit]"],data:r};e===null?e=[a]:e.push(a),p++}
if(r<1||isNaN(r)){let a={instancePath:i+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,
parentSchema:_e.properties["page[limit]"],data:r};e===null?e=[a]:e.push(a),p++}}if(s["filter[ids]"]!==void 0){let a=s["filter[ids]"];if(typeof a!="string"){let o=typeof a,
u;if(u===void 0)if(o=="number"||o=="boolean")u=""+a;else if(a===null)u="";else{let l={instancePath:i+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/typ\
e",keyword:"type",params:{type:"string"},schema:_e.properties["filter[ids]"].type,parentSchema:_e.properties["filter[ids]"],data:a};e===null?e=[l]:e.push(l),p++}
u!==void 0&&(a=u,s!==void 0&&(s["filter[ids]"]=u))}}if(s["filter[fields][md5][eq]"]!==void 0){let a=s["filter[fields][md5][eq]"];if(typeof a!="string"){let o=typeof a,
u;if(u===void 0)if(o=="number"||o=="boolean")u=""+a;else if(a===null)u="";else{let l={instancePath:i+"/filter[fields][md5][eq]",schemaPath:"#/properties/filter%\
5Bfields%5D%5Bmd5%5D%5Beq%5D/type",keyword:"type",params:{type:"string"},schema:_e.properties["filter[fields][md5][eq]"].type,parentSchema:_e.properties["filter\
[fields][md5][eq]"],data:a};e===null?e=[l]:e.push(l),p++}u!==void 0&&(a=u,s!==void 0&&(s["filter[fields][md5][eq]"]=u))}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:_e.type,parentSchema:_e,data:s};e===null?e=[t]:e.push(t),p++}return rs.errors=e,p===0}rs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Xa=ts,js={$id:"standin://flat/query/createUploadRequest",type:"object",additionalProperties:!1,properties:{}};function ts(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},schema:!1,parentSchema:js,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:js.type,parentSchema:js,data:s};e===null?e=[t]:e.push(t),p++}return ts.errors=e,p===0}ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ep=ss,Ds={$id:"standin://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};function ss(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ss.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Ds,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ds.type,parentSchema:Ds,
data:s};e===null?e=[t]:e.push(t),p++}return ss.errors=e,p===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rp=as,xs={$id:"standin://flat/query/ge\
tWebhook",type:"object",additionalProperties:!1,properties:{}};function as(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=as.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:xs,data:s};e===null?e=[r]:
e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:xs.type,parentSchema:xs,data:s};e===null?e=[t]:e.push(
t),p++}return as.errors=e,p===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tp=ps,Is={$id:"standin://flat/query/deleteWebhook",type:"object",additionalProperties:!1,
properties:{}};function ps(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ps.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Is,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Is.type,parentSchema:Is,data:s};e===null?e=[t]:e.push(t),p++}return ps.errors=e,p===0}ps.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var sp=is,$s={$id:"standin://flat/query/createWebhook",type:"object",additionalProperties:!1,properties:{}};function is(s,{instancePath:i="",
parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=is.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},schema:!1,parentSchema:$s,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:$s.type,parentSchema:$s,data:s};e===null?e=[t]:e.push(t),p++}return is.errors=e,p===0}is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ap=os,
Ns={$id:"standin://flat/query/listWebhooks",type:"object",additionalProperties:!1,properties:{}};function os(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:Ns,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ns.type,parentSchema:Ns,
data:s};e===null?e=[t]:e.push(t),p++}return os.errors=e,p===0}os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pp=ns,ae={$id:"standin://flat/query/li\
stWebhookCalls",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,
default:30},"filter[ids]":{type:"string"},"filter[fields][webhook_id][eq]":{type:"string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$def\
s/EntityType"},"filter[fields][event_type][eq]":{$ref:"standin://flat/schemas#/$defs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$de\
fs/WebhookCallStatus"},order_by:{type:"string",enum:["webhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc","last_sent_at_desc",
"next_retry_at_asc","next_retry_at_desc"],default:"created_at_desc"}}},st={type:"string",enum:["item","item_type","upload","build_trigger","environment","mainte\
nance_mode","sso_user","cda_cache_tags"]};function Nr(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,
n=Nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t=typeof s,r;if(r===void 0)if(t=="number"||t=="boole\
an")r=""+s;else if(s===null)r="";else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:st.type,parentSchema:st,data:s};e===
null?e=[a]:e.push(a),p++}r!==void 0&&(s=r,g!==void 0&&(g[P]=r))}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="mai\
ntenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:st.enum},schema:st.enum,parentSchema:st,
data:s};e===null?e=[t]:e.push(t),p++}return Nr.errors=e,p===0}Nr.evaluated={dynamicProps:!1,dynamicItems:!1};var at={type:"string",enum:["create","update","dele\
te","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function Er(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=Er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t=typeof s,
r;if(r===void 0)if(t=="number"||t=="boolean")r=""+s;else if(s===null)r="";else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:at.
type,parentSchema:at,data:s};e===null?e=[a]:e.push(a),p++}r!==void 0&&(s=r,g!==void 0&&(g[P]=r))}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s===
"unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let t={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:at.enum},schema:at.enum,parentSchema:at,data:s};e===null?e=[t]:e.push(t),p++}return Er.errors=e,p===0}Er.evaluated=
{dynamicProps:!1,dynamicItems:!1};var pt={type:"string",enum:["pending","success","failed","rescheduled"]};function zr(s,{instancePath:i="",parentData:g,parentDataProperty:P,
rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=zr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let t=typeof s,
r;if(r===void 0)if(t=="number"||t=="boolean")r=""+s;else if(s===null)r="";else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:pt.
type,parentSchema:pt,data:s};e===null?e=[a]:e.push(a),p++}r!==void 0&&(s=r,g!==void 0&&(g[P]=r))}if(!(s==="pending"||s==="success"||s==="failed"||s==="reschedul\
ed")){let t={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pt.enum},schema:pt.enum,parentSchema:pt,data:s};e===null?e=[t]:e.push(t),p++}
return zr.errors=e,p===0}zr.evaluated={dynamicProps:!1,dynamicItems:!1};function ns(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===
void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30),s.order_by===void 0&&(s.order_by="created_at_desc");for(let o in s)if(!(o==="page\
[offset]"||o==="page[limit]"||o==="filter[ids]"||o==="filter[fields][webhook_id][eq]"||o==="filter[fields][entity_type][eq]"||o==="filter[fields][event_type][eq\
]"||o==="filter[fields][status][eq]"||o==="order_by")){let u={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:ae,data:s};e===null?e=[u]:e.push(u),p++}let t=s["page[offset]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o=typeof t,
u;if(u===void 0)if(o==="boolean"||t===null||o==="string"&&t&&t==+t&&!(t%1))u=+t;else{let l={instancePath:i+"/page[offset]",schemaPath:"#/properties/page%5Boffse\
t%5D/type",keyword:"type",params:{type:"integer"},schema:ae.properties["page[offset]"].type,parentSchema:ae.properties["page[offset]"],data:t};e===null?e=[l]:e.
push(l),p++}u!==void 0&&(t=u,s!==void 0&&(s["page[offset]"]=u))}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:i+"/page[offset]",schemaPath:"\
#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ae.properties["page[offset]"],data:t};e===null?e=
[o]:e.push(o),p++}let r=s["page[limit]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o=typeof r,u;if(u===void 0)if(o==="boolean"||r===null||o===
"string"&&r&&r==+r&&!(r%1))u=+r;else{let l={instancePath:i+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",params:{type:"integer"},
schema:ae.properties["page[limit]"].type,parentSchema:ae.properties["page[limit]"],data:r};e===null?e=[l]:e.push(l),p++}u!==void 0&&(r=u,s!==void 0&&(s["page[li\
mit]"]=u))}if(typeof r=="number"&&isFinite(r)){if(r>500||isNaN(r)){let o={instancePath:i+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:ae.properties["page[limit]"],data:r};e===null?e=[o]:e.push(o),p++}if(r<1||isNaN(r)){let o={instancePath:i+
"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:ae.properties["page[li\
mit]"],data:r};e===null?e=[o]:e.push(o),p++}}if(s["filter[ids]"]!==void 0){let o=s["filter[ids]"];if(typeof o!="string"){let u=typeof o,l;if(l===void 0)if(u=="n\
umber"||u=="boolean")l=""+o;else if(o===null)l="";else{let d={instancePath:i+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{
type:"string"},schema:ae.properties["filter[ids]"].type,parentSchema:ae.properties["filter[ids]"],data:o};e===null?e=[d]:e.push(d),p++}l!==void 0&&(o=l,s!==void 0&&
(s["filter[ids]"]=l))}}if(s["filter[fields][webhook_id][eq]"]!==void 0){let o=s["filter[fields][webhook_id][eq]"];if(typeof o!="string"){let u=typeof o,l;if(l===
void 0)if(u=="number"||u=="boolean")l=""+o;else if(o===null)l="";else{let d={instancePath:i+"/filter[fields][webhook_id][eq]",schemaPath:"#/properties/filter%5B\
fields%5D%5Bwebhook_id%5D%5Beq%5D/type",keyword:"type",params:{type:"string"},schema:ae.properties["filter[fields][webhook_id][eq]"].type,parentSchema:ae.properties["\
filter[fields][webhook_id][eq]"],data:o};e===null?e=[d]:e.push(d),p++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][webhook_id][eq]"]=l))}}s["filter[fields][e\
ntity_type][eq]"]!==void 0&&(Nr(s["filter[fields][entity_type][eq]"],{instancePath:i+"/filter[fields][entity_type][eq]",parentData:s,parentDataProperty:"filter[\
fields][entity_type][eq]",rootData:h,dynamicAnchors:f})||(e=e===null?Nr.errors:Ls(e,Nr.errors),p=e.length)),s["filter[fields][event_type][eq]"]!==void 0&&(Er(s["\
filter[fields][event_type][eq]"],{instancePath:i+"/filter[fields][event_type][eq]",parentData:s,parentDataProperty:"filter[fields][event_type][eq]",rootData:h,dynamicAnchors:f})||
(e=e===null?Er.errors:Ls(e,Er.errors),p=e.length)),s["filter[fields][status][eq]"]!==void 0&&(zr(s["filter[fields][status][eq]"],{instancePath:i+"/filter[fields\
][status][eq]",parentData:s,parentDataProperty:"filter[fields][status][eq]",rootData:h,dynamicAnchors:f})||(e=e===null?zr.errors:Ls(e,zr.errors),p=e.length));let a=s.
order_by;if(typeof a!="string"){let o=typeof a,u;if(u===void 0)if(o=="number"||o=="boolean")u=""+a;else if(a===null)u="";else{let l={instancePath:i+"/order_by",
schemaPath:"#/properties/order_by/type",keyword:"type",params:{type:"string"},schema:ae.properties.order_by.type,parentSchema:ae.properties.order_by,data:a};e===
null?e=[l]:e.push(l),p++}u!==void 0&&(a=u,s!==void 0&&(s.order_by=u))}if(!(a==="webhook_id_asc"||a==="webhook_id_desc"||a==="created_at_asc"||a==="created_at_de\
sc"||a==="last_sent_at_asc"||a==="last_sent_at_desc"||a==="next_retry_at_asc"||a==="next_retry_at_desc")){let o={instancePath:i+"/order_by",schemaPath:"#/proper\
ties/order_by/enum",keyword:"enum",params:{allowedValues:ae.properties.order_by.enum},schema:ae.properties.order_by.enum,parentSchema:ae.properties.order_by,data:a};
e===null?e=[o]:e.push(o),p++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ae.type,parentSchema:ae,data:s};e===null?
e=[t]:e.push(t),p++}return ns.errors=e,p===0}ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ip=ls,Es={$id:"standin://flat/query/getWebhookCall",type:"\
object",additionalProperties:!1,properties:{}};function ls(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,
p=0,n=ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Es,data:s};e===null?e=[r]:e.push(r),p++}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Es.type,parentSchema:Es,data:s};e===null?e=[t]:e.push(t),p++}return ls.errors=
e,p===0}ls.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var op=ds,zs={$id:"standin://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,
properties:{}};function ds(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ds.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:zs,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:zs.type,parentSchema:zs,data:s};e===null?e=[t]:e.push(t),p++}return ds.errors=e,p===0}ds.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var np=us,Fs={$id:"standin://flat/query/getUploadCollection",type:"object",additionalProperties:!1,properties:{}};function us(s,{
instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=us.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},schema:!1,parentSchema:Fs,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Fs.type,parentSchema:Fs,data:s};e===null?e=[t]:e.push(t),p++}return us.errors=e,p===0}us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var lp=ms,Us={$id:"standin://flat/query/updateUploadCollection",type:"object",additionalProperties:!1,properties:{}};function ms(s,{instancePath:i="",parentData:g,
parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=ms.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Us,data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Us.type,
parentSchema:Us,data:s};e===null?e=[t]:e.push(t),p++}return ms.errors=e,p===0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dp=cs,Vs={$id:"standin\
://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,properties:{}};function cs(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,
dynamicAnchors:f={}}={}){let e=null,p=0,n=cs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s))for(let t in s){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Vs,
data:s};e===null?e=[r]:e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Vs.type,parentSchema:Vs,data:s};
e===null?e=[t]:e.push(t),p++}return cs.errors=e,p===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var up=hs,Ts={$id:"standin://flat/query/createUplo\
adCollection",type:"object",additionalProperties:!1,properties:{}};function hs(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=hs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ts,data:s};e===null?e=[r]:
e.push(r),p++}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ts.type,parentSchema:Ts,data:s};e===null?e=[t]:e.push(
t),p++}return hs.errors=e,p===0}hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mp=ys,it={$id:"standin://flat/query/listUploadCollections",type:"obj\
ect",additionalProperties:!1,properties:{"filter[ids]":{type:"string"}}};function ys(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){
let e=null,p=0,n=ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(t!==
"filter[ids]"){let r={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:it,
data:s};e===null?e=[r]:e.push(r),p++}if(s["filter[ids]"]!==void 0){let t=s["filter[ids]"];if(typeof t!="string"){let r=typeof t,a;if(a===void 0)if(r=="number"||
r=="boolean")a=""+t;else if(t===null)a="";else{let o={instancePath:i+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"\
string"},schema:it.properties["filter[ids]"].type,parentSchema:it.properties["filter[ids]"],data:t};e===null?e=[o]:e.push(o),p++}a!==void 0&&(t=a,s!==void 0&&(s["\
filter[ids]"]=a))}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:it.type,parentSchema:it,data:s};e===null?e=[t]:e.
push(t),p++}return ys.errors=e,p===0}ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cp=fs,Cs={$id:"standin://flat/query/getJobResult",type:"object",
additionalProperties:!1,properties:{}};function fs(s,{instancePath:i="",parentData:g,parentDataProperty:P,rootData:h=s,dynamicAnchors:f={}}={}){let e=null,p=0,n=fs.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){let r={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Cs,data:s};e===null?e=[r]:e.push(r),p++}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Cs.type,parentSchema:Cs,data:s};e===null?e=[t]:e.push(t),p++}return fs.errors=e,
p===0}fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ls(s,i){for(let g of i)s.push(g);return s}var hp={updateUpload:Ha,getUpload:Ja,deleteUpload:Ya,
createUpload:Ga,listUploads:Qa,createUploadRequest:Xa,updateWebhook:ep,getWebhook:rp,deleteWebhook:tp,createWebhook:sp,listWebhooks:ap,listWebhookCalls:pp,getWebhookCall:ip,
resendWebhookCall:op,getUploadCollection:np,updateUploadCollection:lp,deleteUploadCollection:dp,createUploadCollection:up,listUploadCollections:mp,getJobResult:cp};export{Ba as bodies,hp as queries};
